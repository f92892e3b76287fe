import type { VendorSeed } from "./vendor-seed";
import { bridalWearVendors } from "./bridal-wear.data";
import { cateringCakesVendors } from "./catering-cakes.data";
import { flowersDecorVendors } from "./flowers-decor.data";
import { invitationsGiftsVendors } from "./invitations-gifts.data";
import { jewelleryVendors } from "./jewellery.data";
import { makeupHairVendors } from "./makeup-hair.data";
import { musicEntertainmentVendors } from "./music-entertainment.data";
import { photographyVendors } from "./photography.data";
import { plannersSolemnisersVendors } from "./planners-solemnisers.data";
import { traditionalCustomsVendors } from "./traditional-customs.data";
import { venueVendors } from "./venues.data";
import { weddingCarsVendors } from "./wedding-cars.data";

/** The vendors of one block of demo data, in the order of the menu. Further blocks are branches of these. */
export const VENDOR_CATALOGUE: readonly VendorSeed[] = [
  ...venueVendors,
  ...bridalWearVendors,
  ...photographyVendors,
  ...makeupHairVendors,
  ...flowersDecorVendors,
  ...cateringCakesVendors,
  ...invitationsGiftsVendors,
  ...musicEntertainmentVendors,
  ...weddingCarsVendors,
  ...jewelleryVendors,
  ...plannersSolemnisersVendors,
  ...traditionalCustomsVendors,
];

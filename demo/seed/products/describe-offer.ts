import type { ProductAttribute } from "@/contracts/catalogue/product/product";
import { Random } from "@/demo/seed/base/random";
import { MEAL_ATTRIBUTE, MEAL_LABELS } from "@/contracts/catalogue/price/meal";
import { mealsOf } from "../vendors/services-of";
import type { OfferSeed, VendorSeed } from "../vendors/vendor-seed";
import { MENUS } from "./menus.data";
import { OFFER_PROFILES } from "@/demo/seed/vendors/offer-kinds.data";

/** From this price per table or guest, the finer half of the dishes is served. */
const GRAND_TABLE = 1500;
const GRAND_GUEST = 160;

const list = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${heading}\n${lines.map((line) => `• ${line}`).join("\n")}`];

export type OfferText = { details: string; attributes: ProductAttribute[]; tags: string[] };

const written = new WeakMap<OfferSeed, OfferText>();

/** Returns an offer's texts apart from its description, the same for a vendor and all its copies. */
export function textOf(vendor: VendorSeed, offer: OfferSeed, typeName: string): OfferText {
  const known = written.get(offer);
  if (known) return known;
  const text = {
    details: detailsOf(vendor, offer),
    attributes: attributesOf(vendor, offer),
    tags: tagsOf(vendor, offer, typeName),
  };
  written.set(offer, text);
  return text;
}

/** Returns the details of an offer: dishes, inclusions, and useful facts. */
function detailsOf(vendor: VendorSeed, offer: OfferSeed): string {
  const random = new Random(`details/${vendor.name}/${offer.title}`);
  const profile = OFFER_PROFILES[offer.kind];
  return [
    ...list("From the menu", dishesOf(offer, random)),
    ...list("What is included", random.sample(profile.includes, profile.includes.length > 6 ? 6 : 4)),
    ...list("Good to know", random.sample(profile.notes, profile.notes.length > 2 ? 2 : 1)),
  ].join("\n\n");
}

function dishesOf({ kind, price, options }: OfferSeed, random: Random): string[] {
  if (options.dishes) return options.dishes;
  const name = options.menu ?? OFFER_PROFILES[kind].menu;
  if (!name || name === "none") return [];
  const isGrand = price >= (name === "western" ? GRAND_GUEST : GRAND_TABLE);
  return MENUS[name].map(({ plain, grand }) => random.pick(isGrand ? grand : plain));
}

/** Names and values, with the offer's before those of its kind. */
function attributesOf(vendor: VendorSeed, offer: OfferSeed): ProductAttribute[] {
  const { kind, title, options } = offer;
  const random = new Random(`attributes/${vendor.name}/${title}`);
  const own = Object.entries(options.attributes ?? {}).map(([name, values]) => ({
    name,
    values: typeof values === "string" ? [values] : values,
  }));
  const usual = Object.entries(OFFER_PROFILES[kind].attributes ?? {})
    .filter(([name]) => !own.some((attribute) => attribute.name === name))
    .map(([name, values]) => ({ name, values: [random.pick(values)] }));
  const meals = mealsOf(offer);
  const days = options.days === "weekday" ? ["Monday to Thursday"] : ["Friday to Sunday"];
  return [
    ...own,
    ...usual,
    ...(meals.length > 0 ? [{ name: MEAL_ATTRIBUTE, values: meals.map((meal) => MEAL_LABELS[meal]) }] : []),
    ...(options.days ? [{ name: "Days", values: days }] : []),
    ...roomOf(vendor, offer),
  ];
}

/** A venue describes its room in its lead package. */
function roomOf({ room, offers }: VendorSeed, offer: OfferSeed): ProductAttribute[] {
  const lead = offers.find(({ options }) => options.featured) ?? offers[0];
  if (!room || offer !== lead) return [];
  return [
    { name: "Theatre layout", values: [`${room.theatre} guests`] },
    { name: "Cocktail layout", values: [`${room.cocktail} guests`] },
    { name: "Parking", values: [room.parking] },
  ];
}

function tagsOf(vendor: VendorSeed, { options }: OfferSeed, typeName: string): string[] {
  const tags = [typeName, options.for, vendor.styles[0], vendor.halal ? "halal" : undefined, options.days];
  return [...new Set(tags.flatMap((tag) => tag?.toLowerCase() ?? []))];
}

import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { changed } from "@/lib/changed";

const TEXTS = [
  "vendorName",
  "tagline",
  "profileSummary",
  "companyName",
  "companyRegistrationNumber",
  "vatTaxNumber",
  "website",
  "countryCode",
  "phone",
  "countryCodeForMobile",
  "mobileNumber",
  "postCode",
  "blockNumber",
  "unitNo",
  "buildingName",
  "streetAddress1",
  "streetAddress2",
  "streetAddress3",
  "store1",
  "store2",
] as const;
type TextName = (typeof TEXTS)[number];

export type SellerValues = Record<TextName, string> & {
  enableSelling: boolean;
  /** Names of stored pictures, and keys of chosen files. */
  gallery: string[];
  longitude: number;
  latitude: number;
};

export function valuesOf(profile: VendorProfile): SellerValues {
  const [longitude = 0, latitude = 0] = profile.location.coordinates;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, profile[name]])) as Record<TextName, string>;
  return {
    ...texts,
    enableSelling: profile.settings.enableSelling,
    gallery: profile.galleryImages,
    longitude,
    latitude,
  };
}

/** Returns the field groups of the request. `fresh` are the keys of chosen files, in sending order. */
export function changesOf(
  values: SellerValues,
  before: SellerValues,
  fresh: string[],
): Record<string, unknown> {
  const { enableSelling, gallery, longitude, latitude, ...texts } = changed(values, before) ?? {};
  const moved = longitude !== undefined || latitude !== undefined;
  const withCodes = {
    ...texts,
    // A number's length depends on its country code.
    ...(texts.phone !== undefined || texts.countryCode !== undefined
      ? { countryCode: values.countryCode, phone: values.phone }
      : {}),
    ...(texts.mobileNumber !== undefined || texts.countryCodeForMobile !== undefined
      ? { countryCodeForMobile: values.countryCodeForMobile, mobileNumber: values.mobileNumber }
      : {}),
  };
  return {
    sellerInfo: Object.keys(withCodes).length > 0 ? withCodes : undefined,
    location: moved ? { type: "Point", coordinates: [values.longitude, values.latitude] } : undefined,
    settings: enableSelling === undefined ? undefined : { enableSelling },
    previousGallery: gallery?.map((id) => (fresh.includes(id) ? `new:${fresh.indexOf(id)}` : id)),
  };
}

import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";

const BASE = "/vendor/dashboard/settings";
const PICTURES = 3;

export type ProfilePart = {
  title: string;
  href: string;
  done: boolean;
  /** False for optional parts that help a shop to sell. */
  needed: boolean;
  /** The missing parts, in words. */
  missing: string[];
};

/** Returns the parts of a vendor's profile, each with what is missing. */
export function profileParts(profile: VendorProfile): ProfilePart[] {
  const { businessOwner: owner, sellerOffering, faq, galleryImages, bankInfo, socialMedia } = profile;
  const part = (title: string, page: string, needed: boolean, ...checks: (string | false)[]): ProfilePart => {
    const missing = checks.filter((each) => each !== false);
    return { title, href: `${BASE}/${page}`, needed, missing, done: missing.length === 0 };
  };
  return [
    part(
      "Your shop",
      "seller-info",
      true,
      !profile.companyRegistrationNumber && "company registration number",
      !profile.phone && "business phone number",
      !profile.streetAddress1 && "street address",
      !profile.postCode && "postcode",
      !profile.profileSummary && "profile summary",
    ),
    part(
      "Pictures",
      "seller-info",
      false,
      !profile.profileImage && "logo",
      !profile.bannerImage && "banner",
      galleryImages.length < PICTURES && `${PICTURES} pictures in your gallery`,
    ),
    part("Business owner", "bussiness-information", true, !owner && "the owner's name and contact"),
    part(
      "Offerings",
      "seller-offerings",
      true,
      !sellerOffering.services[0] && "main service",
      !sellerOffering.services[1] && "secondary service",
    ),
    part("Questions couples ask", "faq-vendor", false, faq.length === 0 && "your first question and answer"),
    part(
      "Social media",
      "social-media",
      false,
      Object.keys(socialMedia).length === 0 && "a link to your channels",
    ),
    part(
      "Bank details",
      "bank-info",
      false,
      !bankInfo && "an account, in case the card processor can't pay you",
    ),
  ];
}

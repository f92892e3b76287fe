import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { MaskedBankInfo } from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorRow } from "../repo/account";

type Beside = {
  /** The caller's login. */
  login: { email: string; teamRole: VendorRole };
  categories: VendorProfile["categories"];
  services: string[];
  bankInfo: MaskedBankInfo | null;
  hiddenPictures: VendorProfile["hiddenPictures"];
};

export function presentProfile(
  row: VendorRow,
  { login, categories, services, bankInfo, hiddenPictures }: Beside,
): VendorProfile {
  const offering = row.sellerOffering ?? { areYouASocialChampion: false, price: null, date: null };
  return {
    id: row.id,
    _id: row.id,
    email: login.email,
    roleUser: "vendor",
    teamRole: login.teamRole,
    vendorName: row.vendorName,
    status: row.status,
    statusReason: row.statusReason,
    categories,
    version: row.profileVersion,
    slug: row.slug,
    username: row.slug,
    companyName: row.companyName,
    companyRegistrationNumber: row.companyRegistrationNumber,
    vatTaxNumber: row.vatTaxNumber,
    tagline: row.tagline,
    profileSummary: row.profileSummary,
    website: row.website,
    countryCode: row.countryCode,
    phone: row.phone,
    countryCodeForMobile: row.countryCodeForMobile,
    mobileNumber: row.mobileNumber,
    blockNumber: row.blockNumber,
    unitNo: row.unitNo,
    buildingName: row.buildingName,
    streetAddress1: row.streetAddress1,
    streetAddress2: row.streetAddress2,
    streetAddress3: row.streetAddress3,
    city: row.city,
    state: row.state,
    country: row.country,
    postCode: row.postCode,
    store1: row.store1,
    store2: row.store2,
    profileImage: row.profileImage,
    bannerImage: row.bannerImage,
    galleryImages: row.galleryImages,
    hiddenPictures,
    location: { type: "Point", coordinates: [row.longitude, row.latitude] },
    // Nobody applies or changes its owner without consent.
    businessOwner: row.businessOwner && { ...row.businessOwner, isPrivacyAndTerms: true },
    sellerOffering: { ...offering, services },
    validationChecks: row.validationChecks,
    socialMedia: row.socialMedia,
    faq: row.faq.map((entry) => ({ ...entry, isEdit: entry.isEdit ?? false })),
    languages: row.languages,
    ceremonies: row.ceremonies,
    styleTags: row.styleTags,
    paymentPolicy: row.paymentPolicy,
    bankInfo,
    enableSelling: row.enableSelling,
    settings: {
      enableSelling: row.enableSelling,
      publishProductDirectly: row.publishProductDirectly,
      makeVendorFeatured: row.isFeatured,
    },
  };
}

import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import { DEFAULT_PAYMENT_POLICY, type VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { type ChosenPictures, pageAfter } from "@/contracts/catalogue/vendor-preview";
import type { VendorProfileBody } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { clearCache } from "@/server/core/cache";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { useShop, type VendorActor } from "@/tests/setup/shop";

const { call, db } = useShop();

const place = { latitude: 1.3, longitude: 103.85, postCode: "188065", district: 7 };
const kept = { profileImage: "vendor/x/logo.webp", bannerImage: "vendor/x/banner.webp" };
const NO_PICTURES: ChosenPictures = { gallery: [] };

const savedOf = async (as: VendorActor) => {
  clearCache();
  const [page, profile] = await Promise.all([
    call<VendorDetail>("GET", "/vendor/preview", { as }),
    call<VendorProfile>("GET", `/vendor/profile/${as.vendorId}`, { as }),
  ]);
  return { page: page.body.data, profile: profile.body.data };
};
const treeNow = async () => {
  const { body } = await call<{ docs: MasterCategoryNode[] }>("GET", "/public/masterCategory");
  return body.data.docs;
};

/** Previews the change, saves it, and returns both pages. */
async function both(as: VendorActor, change: Record<string, unknown>) {
  const tree = await treeNow();
  const before = await savedOf(as);
  const previewed = pageAfter(before, change as VendorProfileBody, { pictures: NO_PICTURES, tree });
  const { status, body } = await call("PATCH", `/vendor/profile/${as.vendorId}`, { as, body: change });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  const { page: after } = await savedOf(as);
  expect(after).not.toEqual(before.page);
  return { previewed, after };
}

const faq = [
  { id: "b", question: " Do you travel? ", answer: "All over the island." },
  { id: "a", question: "Rain?", answer: "- Indoors\n- Another day" },
];
const milestones = [
  { label: "Deposit", percent: 40, due: { kind: "booking" } },
  { label: "Rest", percent: 60, due: { kind: "before", days: 21 } },
];

test.each<[string, Record<string, unknown>]>([
  [
    "names and words",
    { sellerInfo: { vendorName: " Kain & Co ", tagline: "By hand", profileSummary: "We sew." } },
  ],
  ["no tagline", { sellerInfo: { tagline: "" } }],
  ["the company", { sellerInfo: { companyName: "Kain Pte. Ltd.", website: "https://kain.example" } }],
  ["the GST number", { sellerInfo: { vatTaxNumber: "M90367123X" } }],
  ["part of the address", { sellerInfo: { blockNumber: "12" } }],
  [
    "another part",
    { sellerInfo: { streetAddress1: "Joo Chiat Road", unitNo: "#02-14", buildingName: "Kain House" } },
  ],
  ["the postcode", { sellerInfo: { postCode: "427508" } }],
  ["the pin", { location: { type: "Point", coordinates: [103.852, 1.299] } }],
  [
    "postcode and pin",
    { sellerInfo: { postCode: "427508" }, location: { type: "Point", coordinates: [103.902, 1.312] } },
  ],
  ["channels", { socialMedia: { instagram: "https://instagram.com/kain", facebook: "" } }],
  ["questions", { faq }],
  ["the policy", { paymentPolicy: { ...DEFAULT_PAYMENT_POLICY, milestones, note: "Tastings are free." } }],
  ["languages and ceremonies", { languages: ["malay", "english"], ceremonies: ["nikah"] }],
  ["styles", { styleTags: ["garden", "Candid"] }],
  ["the gallery's order", { previousGallery: ["vendor/x/2.webp", "vendor/x/1.webp"] }],
])("the preview of %s equals the page after saving", async (_what, change) => {
  const { actor } = await makeVendor(db(), {
    ...place,
    ...kept,
    tagline: "Made to measure",
    blockNumber: "7",
    streetAddress1: "Haji Lane",
    galleryImages: ["vendor/x/1.webp", "vendor/x/2.webp"],
    socialMedia: { facebook: "https://facebook.com/kain", youtube: "https://youtube.com/kain" },
  });
  const { previewed, after } = await both(actor, change);
  expect(previewed).toEqual(after);
});

test("the preview of services names the main one, and omits what belonged to a removed one", async () => {
  const [photo, film, flowers] = [
    await makeCategory(db(), { name: "Photo" }),
    await makeCategory(db(), { name: "Film" }),
    await makeCategory(db(), { name: "Flowers" }),
  ];
  const albums = await makeCategory(db(), { name: "Albums", parentId: photo.id });
  const drones = await makeCategory(db(), { name: "Drones", parentId: film.id });
  const arches = await makeCategory(db(), { name: "Arches", parentId: flowers.id });
  const { actor } = await makeVendor(db(), { ...place, masterCategoryId: photo.id });
  const offering = { price: null, date: null, areYouASocialChampion: false };
  const steps = [
    {
      services: [photo.id, film.id],
      categories: [albums.id, drones.id],
      named: ["Photo", "Film", "Albums", "Drones"],
    },
    { services: [flowers.id, photo.id], named: ["Flowers", "Photo", "Albums"] },
    { categories: [arches.id], named: ["Flowers", "Photo", "Arches"] },
  ];
  for (const { services, categories, named } of steps) {
    const { previewed, after } = await both(actor, {
      ...(services && { sellerOffering: { services, ...offering } }),
      ...(categories && { categories }),
    });
    expect(previewed.categories.map(({ name }) => name)).toEqual(named);
    expect(previewed).toEqual(after);
  }
});

test("chosen pictures are previewed in their final places, and invalid fields as they are", async () => {
  const { actor } = await makeVendor(db(), { ...place, ...kept, galleryImages: ["vendor/x/1.webp"] });
  const saved = await savedOf(actor);
  const change = { previousGallery: ["new:1", "vendor/x/1.webp", "new:0"] } as VendorProfileBody;
  const pictures = { profileImage: "blob:logo", bannerImage: null, gallery: ["blob:a", "blob:b"] };
  expect(pageAfter(saved, change, { pictures, tree: [] })).toEqual({
    ...saved.page,
    profileImage: "blob:logo",
    bannerImage: null,
    galleryImages: ["blob:b", "vendor/x/1.webp", "blob:a"],
  });
  const wrong = { sellerInfo: { vendorName: "", postCode: "1" } } as VendorProfileBody;
  expect(pageAfter(saved, wrong, { pictures: NO_PICTURES, tree: [] })).toMatchObject({
    ...kept,
    vendorName: "",
    district: 7,
    location: saved.page.location,
    address: { postalCode: "1" },
  });
});

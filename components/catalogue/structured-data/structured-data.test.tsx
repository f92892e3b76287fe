import { renderToStaticMarkup } from "react-dom/server";
import { ProductJsonLd } from "@/components/catalogue/structured-data/product-json-ld";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { Review, VendorReviews } from "@/contracts/catalogue/review";
import { DEFAULT_PAYMENT_POLICY, type VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { VendorJsonLd } from "./vendor-json-ld";

const ORIGIN = "https://sayang.example";
const TRICK = "</script><script>alert(1)</script>";

const vendor: VendorDetail = {
  id: "v1",
  _id: "v1",
  slug: "hotel-seri-melur",
  vendorName: "Hotel Seri Melur",
  tagline: TRICK,
  categories: [{ _id: "c2", name: "Hotel ballrooms" }],
  masterCategory: { _id: "c1", name: "Banquet & Venues", slug: "venues" },
  profileImage: null,
  bannerImage: "artwork/venues/banner-01.webp",
  area: "Bugis",
  district: 7,
  rating: 4.7,
  reviewCount: 25,
  priceFrom: 1424.41,
  priceMetric: "table of 10",
  featured: true,
  halalCertified: false,
  capacityTables: 56,
  companyName: "Seri Pte. Ltd.",
  profileSummary: "A hotel.",
  website: "https://melur.example",
  galleryImages: ["hall.jpg"],
  videoUrl: null,
  address: {
    buildingName: "Melur",
    streetAddress: "10 Beach Road",
    unitNumber: "",
    postalCode: "189683",
    country: "Singapore",
  },
  location: { latitude: 1.3, longitude: 103.86 },
  socialMedia: { instagram: "https://instagram.com/melur", facebook: "javascript:alert(1)" },
  faq: [{ id: "f1", question: "May we bring wine?", answer: "Yes, at no corkage." }],
  paymentPolicy: DEFAULT_PAYMENT_POLICY,
  gstRegistered: true,
  halls: [],
  styleTags: [],
  languages: [],
  ceremonies: [],
  ordersCompleted: 25,
  memberSince: "2023-10-01",
  terms: null,
  trackRecord: {
    answersWithinMinutes: null,
    ordersDone: 25,
    acceptedShare: null,
    returningCouples: 0,
    memberSince: "2023-10-01",
  },
};

const review: Review = {
  id: "r1",
  _id: "r1",
  rating: 5,
  title: "",
  comment: TRICK,
  customerName: "Ee Lin S.",
  createdAt: "2026-02-15T04:00:00.000Z",
  pictures: [],
  vendorAnswer: null,
  answeredAt: null,
};

const reviews: VendorReviews = {
  docs: [review],
  totalDocs: 1,
  limit: 3,
  page: 1,
  totalPages: 1,
  histogram: { average: 5, count: 1, byStars: [0, 0, 0, 0, 1] },
};
const none: VendorReviews = {
  docs: [],
  totalDocs: 0,
  limit: 3,
  page: 1,
  totalPages: 1,
  histogram: { average: 0, count: 0, byStars: [0, 0, 0, 0, 0] },
};

const product: ProductDetail = {
  id: "p1",
  _id: "p1",
  slug: "phoenix-menu",
  productTitle: "Phoenix Menu",
  productDescription: "Abalone.",
  addOns: [],
  priceRules: [],
  listPrice: 1_380,
  vendor: { id: "v1", _id: "v1", slug: vendor.slug, vendorName: vendor.vendorName },
  productFamily: ["Banquet packages"],
  productPrice: {
    price: 2388,
    priceCurrency: "SGD",
    priceMetric: "table of 10",
    priceWithGST: 2863.21,
    gstType: 2,
    gst: 236.41,
    serviceCharge: 238.8,
    plusPlus: true,
  },
  image: "menu.jpg",
  featuredProduct: false,
  forSale: true,
  minQty: 20,
  maxQty: null,
  detailProductDescription: "",
  productDetails: "",
  productSkuCode: "HSM-003",
  productGallery: ["menu.jpg"],
  productVideoUrl: null,
  productTags: [],
  attributes: [{ name: "Service", values: ["Butler"] }],
  productType: { _id: "t1", name: "Chinese Banquet Dinner" },
  enableMinMaxRule: true,
  minPrice: null,
  maxPrice: null,
  customOffDays: [],
  openHours: null,
};

type Node = Record<string, unknown>;

/** Returns the rendered element's nodes by type. */
function nodesOf(element: React.ReactElement): Map<string, Node> {
  const html = renderToStaticMarkup(element);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = html.replace(/^<script type="application\/ld\+json">/, "").replace(/<\/script>$/, "");
  const data = JSON.parse(json) as { "@context": string; "@graph": Node[] };
  expect(data["@context"]).toBe("https://schema.org");
  return new Map(data["@graph"].map((node) => [[node["@type"]].flat()[0] as string, node]));
}

/** Returns the value at a path such as `a.b.0`. */
const at = (node: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Node | undefined)?.[key], node);

function expectAll(node: Node | undefined, paths: readonly string[]): void {
  const missing = paths.filter((path) => [undefined, null, ""].includes(at(node, path) as undefined));
  expect(missing).toEqual([]);
}

/** Expects every URL in the node to be absolute. */
function expectAbsolute(node: unknown): void {
  for (const [, url] of JSON.stringify(node).matchAll(/"(?:url|item|image|@id|sameAs)":"([^"]*)"/g))
    expect(url).toMatch(/^https:\/\//);
}

/** Google Search Central, Review snippet. */
const RATING = ["aggregateRating.ratingValue", "aggregateRating.reviewCount", "aggregateRating.bestRating"];
const REVIEW = ["author.name", "datePublished", "reviewRating.ratingValue", "reviewBody"].map(
  (path) => `review.0.${path}`,
);

describe("a vendor's page", () => {
  const nodes = nodesOf(<VendorJsonLd vendor={vendor} reviews={[review]} origin={ORIGIN} />);

  test("LocalBusiness has what Google requires and recommends", () => {
    const node = nodes.get("LocalBusiness");
    expectAll(node, [
      "name",
      "address.streetAddress",
      "address.postalCode",
      "address.addressLocality",
      "address.addressCountry",
      "geo.latitude",
      "geo.longitude",
      "url",
      "image.0",
      "priceRange",
      ...RATING,
      ...REVIEW,
    ]);
    expect(node?.["@type"]).toEqual(["LocalBusiness", "EventVenue"]);
    expect(node?.sameAs).toEqual(["https://melur.example", "https://instagram.com/melur"]);
    expect(node?.url).toBe(`${ORIGIN}/vendor-detail/hotel-seri-melur`);
    expectAbsolute(node);
  });

  test("FAQPage and BreadcrumbList have what Google requires", () => {
    expectAll(nodes.get("FAQPage"), ["mainEntity.0.name", "mainEntity.0.acceptedAnswer.text"]);
    const trail = nodes.get("BreadcrumbList");
    expectAll(
      trail,
      [0, 1, 2].flatMap((n) => ["position", "name", "item"].map((key) => `itemListElement.${n}.${key}`)),
    );
    expectAbsolute(trail);
  });

  test("unknown values are omitted", () => {
    const bare = nodesOf(
      <VendorJsonLd
        vendor={{
          ...vendor,
          reviewCount: 0,
          faq: [],
          location: { latitude: 0, longitude: 0 },
          priceFrom: null,
        }}
        reviews={[]}
        origin={ORIGIN}
      />,
    );
    const node = bare.get("LocalBusiness") ?? {};
    for (const name of ["aggregateRating", "review", "geo", "priceRange"])
      expect(node).not.toHaveProperty(name);
    expect(bare.has("FAQPage")).toBe(false);
  });
});

describe("a product's page", () => {
  const page = (of: Partial<ProductDetail>, said: VendorReviews) =>
    nodesOf(
      <ProductJsonLd
        product={{ ...product, ...of }}
        vendor={vendor}
        reviews={said}
        origin={ORIGIN}
        today="2026-11-21"
      />,
    );

  test("Product has what Google requires and recommends, at the all-in price", () => {
    const node = page({}, reviews).get("Product");
    expectAll(node, [
      "name",
      "image.0",
      "description",
      "sku",
      "brand.name",
      "category",
      "offers.url",
      "offers.price",
      "offers.priceCurrency",
      "offers.availability",
      "offers.seller.name",
      "offers.priceValidUntil",
      "offers.itemCondition",
      ...RATING,
      ...REVIEW,
    ]);
    expect(at(node, "offers.price")).toBe(2863.21);
    expect(at(node, "offers.priceCurrency")).toBe("SGD");
    expect(at(node, "offers.availability")).toBe("https://schema.org/InStock");
    expect(at(node, "offers.eligibleQuantity")).toEqual({ "@type": "QuantitativeValue", minValue: 20 });
    expect(at(node, "offers.priceValidUntil")).toMatch(/^2027-/);
    expectAbsolute(node);
  });

  test("not for sale means out of stock; without reviews there is no rating", () => {
    const node = page({ forSale: false }, none).get("Product") ?? {};
    expect(at(node, "offers.availability")).toBe("https://schema.org/OutOfStock");
    expect(node).not.toHaveProperty("aggregateRating");
  });

  test("its breadcrumbs end at the product", () => {
    expect(at(page({}, reviews).get("BreadcrumbList"), "itemListElement.3.item")).toBe(
      `${ORIGIN}/vendor-detail/hotel-seri-melur/phoenix-menu`,
    );
  });
});

import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  BusinessOwner,
  PaymentPolicy,
  SellerOffering,
  ValidationChecks,
  OwnFaq,
  VendorFaq,
  VendorHall,
  VendorSocial,
} from "@/contracts/catalogue/vendor/vendor";
import type { VendorFlags } from "@/contracts/catalogue/vendor/vendor-flag";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import type { VendorCeremony, VendorLanguage } from "@/contracts/catalogue/vendor/vendor-service";
import { account } from "@/server/db/schema/identity/account";
import { category } from "./category";
import { createdAt, id } from "@/server/db/schema/columns";

export const vendor = pgTable(
  "vendor",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id),
    slug: text("slug").notNull(),
    vendorName: text("vendor_name").notNull(),
    companyName: text("company_name").notNull().default(""),
    /** ACRA unique entity number. */
    companyRegistrationNumber: text("company_registration_number").notNull().default(""),
    vatTaxNumber: text("vat_tax_number").notNull().default(""),
    status: text("status").$type<VendorStatus>().notNull().default("pending"),
    statusReason: text("status_reason").notNull().default(""),
    tagline: text("tagline").notNull().default(""),
    profileSummary: text("profile_summary").notNull().default(""),
    website: text("website").notNull().default(""),
    countryCode: text("country_code").notNull().default("+65"),
    phone: text("phone").notNull().default(""),
    countryCodeForMobile: text("country_code_for_mobile").notNull().default("+65"),
    mobileNumber: text("mobile_number").notNull().default(""),
    blockNumber: text("block_number").notNull().default(""),
    unitNo: text("unit_no").notNull().default(""),
    buildingName: text("building_name").notNull().default(""),
    streetAddress1: text("street_address_1").notNull().default(""),
    streetAddress2: text("street_address_2").notNull().default(""),
    streetAddress3: text("street_address_3").notNull().default(""),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    country: text("country").notNull().default("Singapore"),
    postCode: text("post_code").notNull().default(""),
    /** Further branches, one line each. */
    store1: text("store_1").notNull().default(""),
    store2: text("store_2").notNull().default(""),
    /** Postal district of Singapore, 1 to 28. */
    district: smallint("district"),
    latitude: doublePrecision("latitude").notNull().default(0),
    longitude: doublePrecision("longitude").notNull().default(0),
    profileImage: text("profile_image"),
    bannerImage: text("banner_image"),
    galleryImages: text("gallery_images").array().notNull().default([]),
    socialMedia: jsonb("social_media").$type<VendorSocial>().notNull().default({}),
    faq: jsonb("faq").$type<(VendorFaq & Partial<OwnFaq>)[]>().notNull().default([]),
    /** Null for vendors added by Sayang itself. */
    businessOwner: jsonb("business_owner").$type<BusinessOwner>(),
    sellerOffering: jsonb("seller_offering").$type<SellerOffering>(),
    validationChecks: jsonb("validation_checks").$type<ValidationChecks>(),
    paymentPolicy: jsonb("payment_policy").$type<PaymentPolicy>().notNull(),
    gstRegistered: boolean("gst_registered").notNull().default(false),
    /** The last day of the halal certificate that an operator confirmed; null without one. */
    halalUntil: date("halal_until", { mode: "string" }),
    /** Banquet rooms that an operator confirmed, in the vendor's order. */
    halls: jsonb("halls").$type<VendorHall[]>().notNull().default([]),
    /** Tables of ten in the largest hall; null for vendors without tables. */
    capacityTables: integer("capacity_tables"),
    styleTags: text("style_tags").array().notNull().default([]),
    languages: text("languages").array().$type<VendorLanguage[]>().notNull().default([]),
    ceremonies: text("ceremonies").array().$type<VendorCeremony[]>().notNull().default([]),
    enableSelling: boolean("enable_selling").notNull().default(true),
    publishProductDirectly: boolean("publish_product_directly").notNull().default(false),
    /** The first and last day on which Sayang features the vendor; null if it never has. */
    featuredFrom: date("featured_from", { mode: "string" }),
    featuredUntil: date("featured_until", { mode: "string" }),
    /** How many weddings it can serve on one date. */
    dailyCapacity: smallint("daily_capacity").notNull().default(1),
    offDays: date("off_days", { mode: "string" }).array().notNull().default([]),
    commissionBps: integer("commission_bps").notNull().default(1000),
    masterCategoryId: uuid("master_category_id")
      .notNull()
      .references(() => category.id),
    /** Updated by the review and order services in the transaction that changes them. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    ratingAverage: real("rating_average").generatedAlwaysAs(
      sql`case when rating_count = 0 then 0 else rating_sum::real / rating_count end`,
    ),
    ordersCompleted: integer("orders_completed").notNull().default(0),
    /** The lowest all-in price of its products, in cents; null while it sells nothing. */
    priceFromCents: integer("price_from_cents"),
    priceFromMetric: text("price_from_metric"),
    /** Incremented by each change of the profile, so that two tabs can't overwrite each other. */
    profileVersion: integer("profile_version").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("vendor_account_key").on(t.accountId),
    uniqueIndex("vendor_slug_key").on(t.slug),
    index("vendor_rating_idx").on(t.ratingAverage.desc().nullsFirst(), t.ratingCount.desc(), t.id),
    index("vendor_price_idx").on(t.priceFromCents, t.id),
    index("vendor_created_idx").on(t.createdAt.desc(), t.id),
    index("vendor_master_category_idx").on(t.masterCategoryId),
    check(
      "vendor_status_known",
      sql`${t.status} in ('pending', 'approved', 'suspended', 'changes_requested', 'rejected', 'closed')`,
    ),
    check(
      "vendor_featured_period",
      sql`(${t.featuredFrom} is null) = (${t.featuredUntil} is null) and ${t.featuredFrom} <= ${t.featuredUntil}`,
    ),
    check("vendor_commission_range", sql`${t.commissionBps} between 0 and 10000`),
    check("vendor_daily_capacity_positive", sql`${t.dailyCapacity} > 0`),
  ],
);

const today = sql`(now() at time zone 'Asia/Singapore')::date`;

/** The flags on vendors' cards, as query columns. */
export const vendorFlags = {
  /** True if a confirmed halal certificate has not expired, by the day in Singapore. */
  halalCertified: sql<boolean>`coalesce(${vendor.halalUntil} >= ${today}, false)`,
} satisfies Record<keyof VendorFlags, SQL<boolean>>;

/** True from the first to the last day on which Sayang features the vendor, by the day in Singapore. */
export const isFeatured = sql<boolean>`coalesce(${today} between ${vendor.featuredFrom} and ${vendor.featuredUntil}, false)`;

/** The categories that a vendor serves, at any level of the tree. `isMain` marks its main service offering. */
export const vendorCategory = pgTable(
  "vendor_category",
  {
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => category.id),
    isMain: boolean("is_main").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.categoryId] }),
    index("vendor_category_category_idx").on(t.categoryId, t.vendorId),
  ],
);

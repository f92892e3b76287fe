import type { Page } from "@/contracts/envelope";
import type { AttributeOption } from "./product/attribute";
import type { AvailabilityMonth, NextFreeDates } from "./availability";
import type { CategoryLevel, MasterCategoryNode, PlacedProductType } from "./category";
import type { Comparison } from "./comparison/comparison";
import type { WeddingPrices } from "./comparison/wedding-price";
import type { CalendarSetting } from "./calendar";
import type { FamilyCount, OwnProduct, OwnProductDetail, SwitchedProducts } from "./product/own-product";
import type { BulkChange, PriceChange, UndoneBulkChange } from "./product/bulk-change";
import type { ImportReport } from "./product/product-import";
import type { ProductDetail, ProductFamily } from "./product/product";
import type { OrderReview, Review, VendorReviewList, VendorReviews } from "./review";
import type {
  AuspiciousDays,
  ProductHit,
  ProductList,
  ProductResults,
  SearchPins,
  Suggestions,
  VendorList,
  VendorResults,
} from "./search/search";
import type { OwnStory, Story, StoryCard } from "./story";
import type { SearchMisses, Synonym, Synonyms, SynonymTrial } from "./search/operator-search";
import type {
  Integrations,
  NewApiKey,
  NewWebhook,
  Webhook,
  WebhookDelivery,
} from "./integration/integration";
import type { SavedView } from "./saved-view";
import type { OperatorCategories } from "./operator-category";
import type { OperatorFacts } from "./vendor/operator-fact";
import type { LiveProducts, OperatorProduct, OperatorProducts } from "./product/operator-product";
import type { OperatorVendor, OperatorVendors } from "./vendor/operator-vendor";
import type { VendorCard, VendorDetail } from "./vendor/vendor";
import type { VendorFacts } from "./vendor/vendor-fact";
import type { VendorProfile } from "./vendor/vendor-profile";
import type { VendorActivity, VendorInvitation, VendorTeam } from "./vendor/vendor-team";
import type { OwnTerms } from "./vendor/vendor-terms";
import type { VendorReferral } from "./vendor/vendor-referral";
import type { SavedEntry, SavedIds, Shortlist, Wishlist } from "./wishlist";

export type CatalogueReplies = {
  VendorActivityPage: Page<VendorActivity>;
  VendorInvitation: VendorInvitation;
  VendorTeam: VendorTeam;
  AttributePage: Page<AttributeOption>;
  AuspiciousDays: AuspiciousDays;
  AvailabilityMonth: AvailabilityMonth;
  CategoryLevelPage: Page<CategoryLevel>;
  CategoryTree: MasterCategoryNode[];
  CategoryTreePage: Page<MasterCategoryNode>;
  ChangedCount: SwitchedProducts;
  Comparison: Comparison;
  WeddingPrices: WeddingPrices;
  CalendarSetting: CalendarSetting;
  FamilyCounts: FamilyCount[];
  BulkChangePage: Page<BulkChange>;
  ImportReport: ImportReport;
  PriceChange: PriceChange;
  UndoneBulkChange: UndoneBulkChange;
  NextFreeDates: NextFreeDates;
  OrderReview: OrderReview;
  OwnProductDetail: OwnProductDetail;
  OwnProductPage: Page<OwnProduct>;
  OwnStory: OwnStory;
  ProductDetail: ProductDetail;
  ProductFamilies: ProductFamily[];
  ProductHitPage: Page<ProductHit>;
  ProductResults: ProductResults | ProductList;
  ProductTypePage: Page<PlacedProductType>;
  Review: Review;
  SavedEntry: SavedEntry;
  SavedIds: SavedIds;
  SavedPage: Shortlist | Wishlist;
  SearchPins: SearchPins;
  Story: Story;
  StoryPage: Page<StoryCard>;
  Suggestions: Suggestions;
  VendorCardPage: Page<VendorCard>;
  OperatorCategories: OperatorCategories;
  Synonym: Synonym;
  Synonyms: Synonyms;
  SynonymTrial: SynonymTrial;
  SearchMisses: SearchMisses;
  OperatorFacts: OperatorFacts;
  LiveProducts: LiveProducts;
  OperatorProduct: OperatorProduct;
  OperatorProducts: OperatorProducts;
  OperatorVendor: OperatorVendor;
  OperatorVendors: OperatorVendors;
  VendorDetail: VendorDetail;
  VendorFacts: VendorFacts;
  Integrations: Integrations;
  NewApiKey: NewApiKey;
  NewWebhook: NewWebhook;
  Webhook: Webhook;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryPage: Page<WebhookDelivery>;
  SavedView: SavedView;
  SavedViews: SavedView[];
  OwnTerms: OwnTerms;
  OwnTermsPage: Page<OwnTerms>;
  VendorProfile: VendorProfile;
  VendorReferral: VendorReferral;
  VendorResults: VendorResults | VendorList;
  VendorReviewList: VendorReviewList;
  VendorReviews: VendorReviews;
};

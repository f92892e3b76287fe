import type { Page } from "@/contracts/envelope";
import type { ActualBudget } from "./budget";
import type {
  CancellationDetails,
  CancellationNudge,
  CancellationPreview,
} from "./order/cancellation-details";
import type { CompensationPlans } from "./payment/compensation";
import type { AgreementFile } from "./agreement";
import type { CalendarFeed } from "./calendar";
import type { Cart, GuestCart, MergedCart } from "./cart";
import type { SaleDocument } from "./document";
import type { DeliveryAnswer } from "./order/delivery";
import type { OrderDifference, OrderEdits } from "./order/edit";
import type { DateHold } from "./hold";
import type { Offer, OfferOptions, OfferPreview, OfferTemplates, RoomOffers } from "./offer";
import type { PaymentNudge } from "./payment/milestone";
import type {
  OrderDetail,
  OrderSummary,
  PendingOrder,
  PlacedCheckout,
  VendorOrderSummary,
  VendorOrdersSummary,
} from "./order/order";
import type { OrderTeam } from "./order/order-team";
import type { CampaignTree } from "./promotion/campaign-tree";
import type {
  Campaign,
  CampaignDetail,
  CampaignPreview,
  OfferedCoupons,
  OfferedVouchers,
} from "./promotion/promotion";
import type {
  MilestonePage,
  PaymentAttempt,
  PaymentHistory,
  PaymentIntent,
  PaymentCard,
  PaymentState,
  SandboxConnection,
  SandboxPayNow,
  SandboxResult,
  WebhookReceipt,
} from "./payment/payment";

import type { VoucherPurchase } from "./promotion/evoucher";
import type { VoucherBalance, Wallet, WalletVoucher } from "./promotion/voucher";
import type {
  ConnectLink,
  ConnectState,
  PayoutDetail,
  PayoutOverview,
  PayoutPage,
  PayoutSalePage,
  PayoutStatement,
} from "./payment/payout";
import type { TaxPoints } from "./payment/tax";

export type SaleReplies = {
  ActualBudget: ActualBudget;
  AgreementFileList: AgreementFile[];
  CampaignDetail: CampaignDetail;
  CampaignPage: Page<Campaign>;
  CampaignPreview: CampaignPreview;
  CampaignTree: CampaignTree;
  CancellationDetails: CancellationDetails;
  CancellationNudge: CancellationNudge;
  CancellationPreview: CancellationPreview;
  CalendarFeed: CalendarFeed;
  Cart: Cart;
  GuestCart: GuestCart;
  MergedCart: MergedCart;
  CompensationPlans: CompensationPlans;
  DateHold: DateHold;
  DeliveryAnswer: DeliveryAnswer;
  MilestonePage: MilestonePage;
  OfferedCoupons: OfferedCoupons;
  OfferedVouchers: OfferedVouchers;
  Offer: Offer;
  OfferOptions: OfferOptions;
  OfferPreview: OfferPreview;
  OfferTemplates: OfferTemplates;
  RoomOffers: RoomOffers;
  OrderDetail: OrderDetail;
  OrderDifference: OrderDifference;
  OrderEdits: OrderEdits;
  OrderPage: Page<OrderSummary>;
  PendingOrderPage: Page<PendingOrder>;
  PaymentCardList: PaymentCard[];
  PaymentAttempt: PaymentAttempt;
  PaymentHistory: PaymentHistory;
  PaymentIntent: PaymentIntent;
  PaymentNudge: PaymentNudge;
  PaymentState: PaymentState;
  OrderTeam: OrderTeam;
  PlacedCheckout: PlacedCheckout;
  SandboxConnection: SandboxConnection;
  SandboxPayNow: SandboxPayNow;
  SaleDocumentList: SaleDocument[];
  SandboxResult: SandboxResult;
  VendorOrderPage: Page<VendorOrderSummary>;
  VendorOrdersSummary: VendorOrdersSummary;
  VoucherBalance: VoucherBalance;
  VoucherPurchase: VoucherPurchase;
  VoucherPurchases: VoucherPurchase[];
  Wallet: Wallet;
  WalletVoucher: WalletVoucher;
  ConnectLink: ConnectLink;
  ConnectState: ConnectState;
  PayoutDetail: PayoutDetail;
  PayoutOverview: PayoutOverview;
  PayoutPage: PayoutPage;
  PayoutSalePage: PayoutSalePage;
  PayoutStatement: PayoutStatement;
  TaxPoints: TaxPoints;
  WebhookReceipt: WebhookReceipt;
};

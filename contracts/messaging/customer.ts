import type { OrderState } from "@/contracts/sale/order/order-process";
import type { AppointmentState } from "./appointment/appointment-process";

/** Counted by orders that are not cancelled and have a paid milestone. */
export const CUSTOMER_SEGMENTS = ["all", "not_yet_purchased", "one_purchase"] as const;
export type CustomerSegment = (typeof CUSTOMER_SEGMENTS)[number];
export const CUSTOMER_SEGMENT_LABELS: Record<CustomerSegment, string> = {
  all: "All customers",
  not_yet_purchased: "Customer not yet purchased",
  one_purchase: "Customers with only 1 purchase",
};

export const CUSTOMER_NOTE_MAX = 4000;
export const CUSTOMER_TAG_MAX = 30;
export const MAX_CUSTOMER_TAGS = 12;
/** How many contacts of its own a vendor may store. */
export const MAX_CONTACTS = 5000;
export const BROADCAST_MAX = 2000;
/** How many couples one message may reach. */
export const MAX_AUDIENCE = 500;
/** Days until a contact may be invited again. */
export const INVITE_AGAIN_DAYS = 30;

/** A couple that bought, asked or visited, or a contact that the vendor added. In dollars, dates and instants. */
export type VendorCustomer = {
  /** The id of the couple's account, or of the contact. */
  id: string;
  _id: string;
  kind: "couple" | "contact";
  name: string;
  /** Only for contacts; couples are written to through Sayang. */
  email: string;
  /** For contacts, and for couples that ordered. */
  phone: string;
  weddingDate: string | null;
  tags: string[];
  purchases: number;
  value: number;
  lastContactAt: string | null;
  /** The next visit or wedding with the vendor. */
  nextDate: string | null;
  roomId: string | null;
  invitedAt: string | null;
};

export type VendorCustomerDetail = VendorCustomer & {
  note: string;
  orders: { id: string; orderNumber: string; state: OrderState; value: number; eventDate: string | null }[];
  visits: { id: string; state: AppointmentState; startsAt: string }[];
};

/** How many couples of a segment a message reaches: in their conversation, by mail, or not at all. */
export type Audience = { rooms: number; mails: number; unreachable: number };
export type BroadcastSent = { rooms: number; mails: number };

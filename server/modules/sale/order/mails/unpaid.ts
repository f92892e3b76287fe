import { UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { formatAppointment, formatDate } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import {
  amounts,
  button,
  hello,
  mailTemplate,
  note,
  paragraph,
  safeName,
  SAMPLE,
} from "@/server/mail/public";

type Order = { vendorName: string; orderNumber: string; eventDate: string | null };
/** `voucherCents` is the amount that a voucher or store credit had paid and gets back. */
type Released = Order & { firstName: string; voucherCents?: Cents; link: string };

/** An order in a checkout; `cents` is the amount to pay by card now. */
export type UnpaidOrder = Order & { cents: Cents };

type Unpaid = {
  firstName: string;
  orders: readonly UnpaidOrder[];
  /** The part that a voucher or store credit has paid. */
  voucherCents: Cents;
  /** ISO instant */
  payBy: string;
  link: string;
};

const WHY = "You’re receiving this email because you or your partner placed an order on Sayang.";

const vendorOf = ({ vendorName }: Order) => safeName(vendorName) || "the vendor";
const dayOf = ({ eventDate }: Order) => (eventDate ? ` for ${formatDate(eventDate)}` : "");

const unspent = (voucherCents: Cents) =>
  voucherCents > 0
    ? `No card was charged, and the ${formatMoney(voucherCents)} that your voucher or store credit paid is back on it.`
    : "Nothing was charged.";

const lapses = (many: boolean, voucherCents: Cents) =>
  `After that we cancel ${many ? "them and release your dates" : "it and release your date"}. ` +
  (voucherCents > 0
    ? `No card is charged, and the ${formatMoney(voucherCents)} that your voucher or store credit paid goes back on it.`
    : "Nothing is charged.");

const sampleOrder = {
  vendorName: SAMPLE.vendorName,
  orderNumber: "SY-26-000123",
  eventDate: "2027-06-12",
};

export const orderReleased = mailTemplate({
  kind: "order-released",
  content: ({ firstName, voucherCents = 0, link, ...order }: Released) => ({
    subject: `Order ${order.orderNumber} was cancelled`,
    preheader: `It wasn't paid in time. ${unspent(voucherCents)}`,
    heading: "We've released your date",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `Your order ${order.orderNumber} from ${vendorOf(order)}${dayOf(order)} wasn't paid within ${UNPAID_HOURS} ` +
          `hours, so we've cancelled it. ${unspent(voucherCents)} If the date is still free you can order again.`,
      ),
      button("See your order", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    ...sampleOrder,
    voucherCents: 5_000,
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
  }),
});

export const orderUnpaid = mailTemplate({
  kind: "order-unpaid",
  content: ({ firstName, orders, voucherCents, payBy, link }: Unpaid) => {
    const [first] = orders;
    const many = orders.length > 1 || !first;
    const what = many ? `${orders.length} orders` : `order ${first.orderNumber}`;
    const by = formatAppointment(payBy);
    const due = {
      label: "To pay now",
      amount: formatMoney(orders.reduce((sum, { cents }) => sum + cents, 0)),
    };
    return {
      subject: `Pay for ${what} by ${by}`,
      preheader: many ? "Your dates are held until then." : "Your date is held until then.",
      heading: many ? "Your orders aren't paid yet" : "Your order isn't paid yet",
      blocks: [
        paragraph(hello(firstName)),
        paragraph(
          (many
            ? `We're holding your dates for ${what}, but they aren't paid yet. `
            : `We're holding your date for ${what} from ${vendorOf(first)}${dayOf(first)}, but it isn't paid yet. `) +
            `Pay by ${by} (Singapore time) to send ${many ? "them to the vendors" : "it to the vendor"}. ` +
            lapses(many, voucherCents),
        ),
        amounts(
          ...orders.map((order) => ({
            label: `${order.orderNumber}, ${vendorOf(order)}${dayOf(order)}`,
            amount: formatMoney(order.cents),
          })),
          ...(many ? [due] : []),
        ),
        button("Pay now", link),
        note("If you've paid in the last few minutes, there's nothing more to do."),
      ],
      why: WHY,
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    voucherCents: 5_000,
    payBy: "2026-11-21T06:05:00.000Z",
    orders: [
      { ...sampleOrder, cents: 38_400 },
      { ...sampleOrder, orderNumber: "SY-26-000124", vendorName: "Hotel Seri Melur", cents: 30_000 },
    ],
    link: `${origin}/user/checkout/0190a0b0-0000-7000-8000-000000000000`,
  }),
});

export const UNPAID_MAILS = [orderUnpaid, orderReleased] as const;

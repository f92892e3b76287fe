import { t, tn } from "@/lib/words/t";
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
  sentences,
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

const vendorOf = ({ vendorName }: Order) => safeName(vendorName) || t("the vendor");
const orderOf = ({ orderNumber, eventDate }: Order) =>
  eventDate
    ? t("order {number} for {date}", { number: orderNumber, date: formatDate(eventDate) })
    : t("order {number}", { number: orderNumber });

const unspent = (voucherCents: Cents) =>
  voucherCents > 0
    ? t("No card was charged, and the {amount} that your voucher or store credit paid is back on it.", {
        amount: formatMoney(voucherCents),
      })
    : t("Nothing was charged.");

const lapses = (many: boolean, voucherCents: Cents) =>
  sentences(
    many
      ? t("After that we cancel them and release your dates.")
      : t("After that we cancel it and release your date."),
    voucherCents > 0
      ? t("No card is charged, and the {amount} that your voucher or store credit paid goes back on it.", {
          amount: formatMoney(voucherCents),
        })
      : t("Nothing is charged."),
  );

const sampleOrder = {
  vendorName: SAMPLE.vendorName,
  orderNumber: "SY-26-000123",
  eventDate: "2027-06-12",
};

export const orderReleased = mailTemplate({
  kind: "order-released",
  content: ({ firstName, voucherCents = 0, link, ...order }: Released) => ({
    subject: t("Order {number} was cancelled", { number: order.orderNumber }),
    preheader: sentences(t("It wasn't paid in time."), unspent(voucherCents)),
    heading: t("We've released your date"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        sentences(
          t("Your {order} from {vendor} wasn't paid within {hours} hours, so we've cancelled it.", {
            order: orderOf(order),
            vendor: vendorOf(order),
            hours: UNPAID_HOURS,
          }),
          unspent(voucherCents),
          t("If the date is still free you can order again."),
        ),
      ),
      button(t("See your order"), link),
    ],
    why: t(WHY),
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
    const what = many
      ? tn(orders.length, "{n} order", "{n} orders")
      : t("order {number}", { number: first.orderNumber });
    const by = formatAppointment(payBy);
    const due = {
      label: t("To pay now"),
      amount: formatMoney(orders.reduce((sum, { cents }) => sum + cents, 0)),
    };
    return {
      subject: t("Pay for {what} by {by}", { what, by }),
      preheader: many ? t("Your dates are held until then.") : t("Your date is held until then."),
      heading: many ? t("Your orders aren't paid yet") : t("Your order isn't paid yet"),
      blocks: [
        paragraph(hello(firstName)),
        paragraph(
          sentences(
            many
              ? t("We're holding your dates for {what}, but they aren't paid yet.", { what })
              : t("We're holding your date for {order} from {vendor}, but it isn't paid yet.", {
                  order: orderOf(first),
                  vendor: vendorOf(first),
                }),
            many
              ? t("Pay by {by} (Singapore time) to send them to the vendors.", { by })
              : t("Pay by {by} (Singapore time) to send it to the vendor.", { by }),
            lapses(many, voucherCents),
          ),
        ),
        amounts(
          ...orders.map((order) => ({
            label: order.eventDate
              ? t("{number}, {vendor} for {date}", {
                  number: order.orderNumber,
                  vendor: vendorOf(order),
                  date: formatDate(order.eventDate),
                })
              : `${order.orderNumber}, ${vendorOf(order)}`,
            amount: formatMoney(order.cents),
          })),
          ...(many ? [due] : []),
        ),
        button(t("Pay now"), link),
        note(t("If you've paid in the last few minutes, there's nothing more to do.")),
      ],
      why: t(WHY),
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

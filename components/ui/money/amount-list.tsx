import { t } from "@/lib/words/t";
import { Sums } from "./sums";

type Props = {
  net: number;
  serviceCharge: number;
  gst: number;
  total: number;
  /** Deducted from the net price by a coupon; the other amounts are after the deduction. */
  discount?: number;
  discountLabel?: string;
  /** The part of the total that a voucher pays. */
  voucher?: number;
  voucherLabel?: string;
};

/** A total and its parts. Amounts in dollars. */
export function AmountList({
  net,
  serviceCharge,
  gst,
  total,
  discount = 0,
  discountLabel = t("Discount"),
  voucher = 0,
  voucherLabel = t("Voucher"),
}: Props) {
  const taxed = serviceCharge > 0 ? t("Before service charge and GST") : t("Before GST");
  return (
    <Sums
      rows={[
        serviceCharge > 0 || gst > 0 || discount > 0
          ? {
              label: serviceCharge > 0 || gst > 0 ? taxed : t("Before discount"),
              amount: net + discount,
            }
          : null,
        discount > 0 ? { label: discountLabel, amount: discount, kind: "off" } : null,
        serviceCharge > 0 ? { label: t("Service charge"), amount: serviceCharge } : null,
        { label: gst > 0 ? t("GST") : t("GST, vendor not registered"), amount: gst },
        { label: t("Total, all-in"), amount: total, kind: "total" },
        voucher > 0 ? { label: voucherLabel, amount: voucher, kind: "off" } : null,
      ]}
    />
  );
}

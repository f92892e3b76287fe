"use client";
import { amount } from "@/components/ui/money/amount";
import type { CartVoucher } from "@/contracts/sale/cart";
import type { OfferedVoucher } from "@/contracts/sale/promotion/promotion";
import { formatDate } from "@/lib/dates";
import { useGetVouchersQuery } from "@/services/sale/codes";
import { Applied } from "./applied";
import { type Offer, Offers } from "./offers";
import styles from "./codes.module.css";
import { useCode } from "./use-codes";
import { t } from "@/lib/words/t";

/** The voucher on the cart, its payment, and the couple's other vouchers. */
export function VoucherSection({ voucher }: { voucher: CartVoucher | null }) {
  const changes = useCode("voucher");
  const { data } = useGetVouchersQuery();
  const offers = (data?.docs ?? []).filter(
    ({ id, code }) => id !== voucher?.id && (!code || code !== voucher?.code),
  );
  return (
    <div className={styles.section}>
      {voucher ? (
        <Applied
          title={voucher.code ? `${voucher.name} (${voucher.code})` : voucher.name}
          effect={effectOf(voucher)}
          reason={voucher.reason}
          removeLabel={t("Remove {name}", { name: voucher.name })}
          busy={changes.busy}
          onRemove={() => void changes.remove()}
        />
      ) : null}
      {voucher && !voucher.reason ? null : (
        <Offers
          refusal={changes.refusal}
          label={t("Your vouchers")}
          offers={offers.map(offerOf)}
          busy={changes.busy}
          onApply={(id) => void changes.applyOffer(id)}
        />
      )}
    </div>
  );
}

function effectOf({ pays, left, vendor }: CartVoucher): string {
  const paid = vendor
    ? t("Pays {amount} at {vendor}", { amount: amount(pays), vendor: vendor.vendorName })
    : t("Pays {amount}", { amount: amount(pays) });
  return left > 0 ? t("{paid}, {rest} left after this order", { paid, rest: amount(left) }) : paid;
}

function offerOf({ id, name, vendor, balance, expiresOn, pays, reason, claimed }: OfferedVoucher): Offer {
  const where = vendor ? ` at ${vendor.vendorName}` : "";
  return {
    id,
    title: name,
    terms: `${amount(balance)} ${claimed ? "left" : "for you"}${where}${expiresOn ? `, until ${formatDate(expiresOn)}` : ""}`,
    effect: t("Pays {amount}", { amount: amount(pays) }),
    worth: pays,
    reason: reason ?? (pays === 0 ? t("There is nothing in your cart to pay with it") : null),
  };
}

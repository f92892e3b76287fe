import { amount } from "@/components/ui/money/amount";
import type { Cart, CartVendorGroup } from "@/contracts/sale/cart";
import { t } from "@/lib/words/t";
import styles from "./codes.module.css";

type Props = { group: CartVendorGroup; cart: Pick<Cart, "appliedDiscount" | "appliedVoucher"> };

/** The coupon's saving on one vendor's order, and the voucher's share of it. */
export function GroupCodes({ group: { discount, voucher, total }, cart }: Props) {
  if (discount === 0 && voucher === 0) return null;
  return (
    <dl className={styles.group}>
      {discount > 0 ? (
        <div>
          <dt>
            {t("Promo code {code}", { code: cart.appliedDiscount?.code ?? "" })}
            <span className={styles.effect}> {t("with its service charge and GST")}</span>
          </dt>
          <dd>−{amount(discount)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t("Total with this vendor")}</dt>
        <dd>{amount(total)}</dd>
      </div>
      {voucher > 0 ? (
        <div>
          <dt>{t("{voucher} pays", { voucher: cart.appliedVoucher?.name ?? "" })}</dt>
          <dd>−{amount(voucher)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

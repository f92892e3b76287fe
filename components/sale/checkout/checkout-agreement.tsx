"use client";
import { ServerMessage } from "@/components/ui/words/server-message";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Alert } from "@/components/ui/feedback/alert";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { ConsentWords } from "@/components/ui/text/consent-words";
import type { Cart } from "@/contracts/sale/cart";
import { vendorTermsHref } from "@/contracts/catalogue/vendor/vendor-terms";
import { checkoutConsent } from "@/contracts/sale/order/order";
import styles from "./checkout-agreement.module.css";
import { CHECKOUT_AGREEMENT, CHECKOUT_FORM } from "./checkout-form";
import { t } from "@/lib/words/t";

type Props = {
  cart: Cart;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
  /** All errors, once the couple has tried to place the order. */
  complaints: readonly string[];
};

const subscribe = () => () => undefined;
// Found after the first commit at the latest, because the summary is rendered next to the form.
const findPlace = () => document.getElementById(CHECKOUT_AGREEMENT);

/** Each vendor's refund rule and the agreement to it, above the button; part of the details form. */
export function CheckoutAgreement({ cart, checked, error, onChange, complaints }: Props) {
  const place = useSyncExternalStore(subscribe, findPlace, () => null);
  if (!place) return null;
  // Two offers of a vendor are two groups.
  const withTerms = [
    ...new Map(
      cart.docs.flatMap(({ vendor: { id, vendorName }, terms }) =>
        terms ? [[id, { vendorName, terms }] as const] : [],
      ),
    ),
  ];
  return createPortal(
    <div className={styles.agreement}>
      <details className={styles.rules}>
        <summary>{t("If you cancel: refund rules")}</summary>
        <p>{t("Until a vendor accepts, you get everything back. After that, of what you’ve paid:")}</p>
        {cart.docs.map(({ id, vendor, paymentPolicy }) => (
          <div key={id}>
            <strong>{vendor.vendorName}</strong>
            <RuleOf policy={paymentPolicy} />
          </div>
        ))}
        <p>{t("If a vendor cancels, you’re refunded in full.")}</p>
      </details>
      {withTerms.length > 0 ? (
        <ul className={styles.terms}>
          {withTerms.map(([id, { vendorName, terms }]) => (
            <li key={id}>
              <a href={vendorTermsHref(id, terms.version)} target="_blank" rel="noopener">
                {t("Read {name}’s own terms (version {version})", {
                  name: vendorName,
                  version: terms.version,
                })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <CheckboxField
        id="checkout-termsAgreed"
        name="termsAgreed"
        form={CHECKOUT_FORM}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        label={<ConsentWords>{checkoutConsent(withTerms.length > 0)}</ConsentWords>}
        error={error}
      />
      {complaints.length > 1 ? (
        <Alert tone="bad" title={t("Before you place the order")}>
          <ul className={styles.complaints}>
            {complaints.map((complaint) => (
              <li key={complaint}>
                <ServerMessage>{complaint}</ServerMessage>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>,
    place,
  );
}

function RuleOf({ policy: { refundTiers, note } }: { policy: Cart["docs"][number]["paymentPolicy"] }) {
  return (
    <ul>
      {refundTiers.map(({ daysBefore, percent }) => (
        <li key={daysBefore}>
          {t("{percent}% back, {days} days or more before the day", { percent, days: daysBefore })}
        </li>
      ))}
      <li>{refundTiers.length > 0 ? t("Nothing back after that") : t("Nothing back")}</li>
      {note ? <li>{note}</li> : null}
    </ul>
  );
}

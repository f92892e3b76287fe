import { CHECKOUT_FORM } from "@/components/sale/checkout/checkout-form";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { t } from "@/lib/words/t";

/** Submits the form of contact details from anywhere on the page. */
export function PlaceOrderButton({ updating, placing }: { updating: boolean; placing: boolean }) {
  return (
    <SubmitButton form={CHECKOUT_FORM} block busy={placing || updating}>
      {placing ? t("Placing your order") : updating ? t("Updating") : t("Place order")}
    </SubmitButton>
  );
}

import { CHECKOUT_FORM } from "@/components/sale/checkout/checkout-form";
import { SubmitButton } from "@/components/ui/form/submit-button";

/** Submits the form of contact details from anywhere on the page. */
export function PlaceOrderButton({ updating, placing }: { updating: boolean; placing: boolean }) {
  return (
    <SubmitButton form={CHECKOUT_FORM} block busy={placing || updating}>
      {placing ? "Placing your order" : updating ? "Updating" : "Place order"}
    </SubmitButton>
  );
}

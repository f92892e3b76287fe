import { CHECKOUT_FORM } from "@/components/checkout/checkout-details";
import { SubmitButton } from "@/components/ui/submit-button";

/** Sends the form of contact details, wherever on the page it stands. */
export function PlaceOrderButton({ updating, placing }: { updating: boolean; placing: boolean }) {
  return (
    <SubmitButton form={CHECKOUT_FORM} block busy={placing || updating}>
      {placing ? "Placing your order" : updating ? "Updating" : "Place order"}
    </SubmitButton>
  );
}

"use client";
import ConfirmDialog from "@/components/ui/feedback/confirm-dialog";
import { useWithdrawOfferMutation } from "@/services/sale/offer";

type Props = { offerId: string; name: string; onClose: () => void };

/** Asks before an offer is withdrawn. */
export default function WithdrawDialog({ offerId, name, onClose }: Props) {
  const [withdraw, { isLoading }] = useWithdrawOfferMutation();
  return (
    <ConfirmDialog
      open
      title="Withdraw this offer?"
      confirm="Withdraw offer"
      cancel="Keep offer"
      tone="danger"
      busy={isLoading}
      onConfirm={() => void withdraw(offerId).then(onClose)}
      onClose={onClose}
    >
      {name} can no longer order it, and is told by email. A date that it held is free again.
    </ConfirmDialog>
  );
}

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { messageOf } from "@/contracts/api-error";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { notify } from "@/lib/notice/notify";
import { useResendVouchersMutation } from "@/services/sale/evoucher";
import styles from "./purchase.module.css";

/** Returns true when the last mail to the recipient was refused or bounced. */
export const isUndeliveredGift = ({ mail }: VoucherPurchase) =>
  mail?.status === "refused" || mail?.status === "bounced";

/** Explains why the vouchers did not arrive, and sends them again to the corrected address. */
export function ResendGift({ purchase: { id, token, email, mail } }: { purchase: VoucherPurchase }) {
  const [address, setAddress] = useState(email);
  const [problem, setProblem] = useState(mail?.reason);
  const [resend, { isLoading }] = useResendVouchersMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await resend({ id, token, email: address });
    if (error) setProblem(messageOf(error));
    else notify("success", `Sent again to ${address}`);
  };

  return (
    <form className={styles.resend} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        id="gift-email"
        label="The couple’s email"
        type="email"
        value={address}
        error={problem}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button size="sm" type="submit" busy={isLoading}>
        Send again
      </Button>
    </form>
  );
}

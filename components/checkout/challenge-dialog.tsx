"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import { amount } from "@/components/order/amount";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { PaymentIntent, SandboxResult } from "@/contracts/payment";
import { messageOf } from "@/services/api-error";
import { useAuthenticateSandboxPaymentMutation } from "@/services/payment";

type Props = { open: boolean; intent: PaymentIntent; onResult: (result: SandboxResult) => void };

/** Stands for the page that a bank shows to its customer. It goes only by an answer. */
export default function ChallengeDialog({ open, intent, onResult }: Props) {
  const [authenticate, { isLoading }] = useAuthenticateSandboxPaymentMutation();
  const [failure, setFailure] = useState("");

  const answer = async (outcome: "approve" | "fail") => {
    setFailure("");
    const { data, error } = await authenticate({ clientSecret: intent.clientSecret, outcome });
    if (data) onResult(data);
    else setFailure(messageOf(error));
  };

  return (
    <Dialog
      open={open}
      maxWidth="xs"
      fullWidth
      aria-labelledby="challenge-title"
      aria-describedby="challenge-text"
    >
      <DialogTitle id="challenge-title">Your bank asks you to confirm</DialogTitle>
      <DialogContent>
        <DialogContentText id="challenge-text">
          Sayang wants to charge {amount(intent.amount)} to your card. In this test you are the bank too:
          approve it, or let it fail.
        </DialogContentText>
        {failure ? <Alert tone="bad">{failure}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="secondary" disabled={isLoading} onClick={() => void answer("fail")}>
          Fail
        </Button>
        <Button autoFocus busy={isLoading} onClick={isLoading ? undefined : () => void answer("approve")}>
          Approve
        </Button>
      </DialogActions>
    </Dialog>
  );
}

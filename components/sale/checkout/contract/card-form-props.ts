import type { ReactNode } from "react";
import type { PaymentIntent, SandboxResult } from "@/contracts/sale/payment/payment";

/** The processor's answer; `qr` is the PayNow code for the couple's banking app to scan. */
export type CardResult = SandboxResult & { qr?: string | null };

/** The properties of a payment processor's card form. */
export type CardFormProps = {
  intent: PaymentIntent;
  /** The reason for the last decline, or empty. */
  refusal: string;
  /** Called with the processor's answer to the card. */
  onResult: (result: CardResult) => void;
  /** Called when the response was lost, so that the card may have been charged. */
  onLost: () => void;
  /** True while the latest response is lost and the charge is being looked up. */
  lost: boolean;
  saving?: CardSaving;
};

/** The choice to save the card, above the button that pays with it. */
export type CardSaving = {
  field: ReactNode;
  /** Resolves when the processor knows the latest choice: a payment sent earlier would not save the card. */
  settled: () => Promise<void>;
};

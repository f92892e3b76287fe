import type { PaymentGateway } from "../gateway";
import { createCustomer, deleteCard, deleteCustomer, listCards } from "./cards";
import { stripeSettings } from "./client";
import { authorize, connectUrl, retrieveAccount } from "./connect";
import { submitEvidence } from "./disputes";
import { verifyWebhook } from "./events";
import { cancelIntent, createIntent, payWithSavedCard, retrieveIntent, setSaveCard } from "./intents";
import { refundIntent, reverseTransfer, transfer } from "./money";

/** Stripe, configured by the settings. */
export const stripeGateway: PaymentGateway = {
  name: "stripe",
  signatureHeader: "Stripe-Signature",
  get publishableKey() {
    return stripeSettings().publishableKey;
  },
  createIntent,
  retrieveIntent,
  setSaveCard,
  payWithSavedCard,
  cancelIntent,
  refund: refundIntent,
  createCustomer,
  listCards,
  deleteCard,
  deleteCustomer,
  transfer,
  reverseTransfer,
  submitEvidence,
  connectUrl,
  authorize,
  retrieveAccount,
  verifyWebhook,
};

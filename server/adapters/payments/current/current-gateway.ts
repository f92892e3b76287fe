import { readEnv } from "@/lib/env";
import type { PaymentGateway } from "../gateway";
import { sandboxGateway } from "../sandbox-gateway";
import { stripeGateway } from "../stripe/stripe-gateway";

const GATEWAYS: Readonly<Record<string, PaymentGateway>> = {
  sandbox: sandboxGateway,
  stripe: stripeGateway,
};

/** Returns the processor selected by PAYMENT_GATEWAY, for all new charges. */
export function currentGateway(): PaymentGateway {
  return gatewayNamed(readEnv().paymentGateway);
}

/** Returns the processor of an earlier charge. Throws when it is no longer supported. */
export function gatewayNamed(name: string): PaymentGateway {
  const gateway = GATEWAYS[name];
  if (!gateway) throw new Error(`no payment gateway is called ${name}`);
  return gateway;
}

/** Returns the processor whose signature header the request has; the current one if it has none. */
export function gatewayOfSignature(header: (name: string) => string | undefined): PaymentGateway {
  const signed = Object.values(GATEWAYS).find((gateway) => header(gateway.signatureHeader) !== undefined);
  if (signed === stripeGateway && !readEnv().stripe) return currentGateway();
  return signed ?? currentGateway();
}

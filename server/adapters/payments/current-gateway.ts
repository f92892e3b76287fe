import { readEnv } from "@/lib/env";
import type { PaymentGateway } from "./gateway";
import { sandboxGateway } from "./sandbox-gateway";

const GATEWAYS: Readonly<Record<string, PaymentGateway>> = { sandbox: sandboxGateway };

/** The card processor that PAYMENT_GATEWAY names: it takes all new charges. */
export function currentGateway(): PaymentGateway {
  return gatewayNamed(readEnv().paymentGateway);
}

/** The processor that an earlier charge went through. Throws when it is not built in any more. */
export function gatewayNamed(name: string): PaymentGateway {
  const gateway = GATEWAYS[name];
  if (!gateway) throw new Error(`no payment gateway is called ${name}`);
  return gateway;
}

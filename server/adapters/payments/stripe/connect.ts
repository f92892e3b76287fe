import { appLink } from "@/server/core/links";
import { CONNECT_RETURN_PATH, type GatewayAccount, GatewayError } from "../gateway";
import { stripeClient, stripeSettings } from "./client";
import { asking } from "./errors";
import { presentAccount } from "./present";

const CONNECT_ORIGIN = "https://connect.stripe.com";

/** Returns the page on which a vendor connects its own Stripe account, or opens one. */
export function connectUrl(state: string): string {
  const { connectClientId, apiBase } = stripeSettings();
  const query = new URLSearchParams({
    response_type: "code",
    client_id: connectClientId,
    scope: "read_write",
    state,
    redirect_uri: appLink(CONNECT_RETURN_PATH),
    "stripe_user[country]": "SG",
  });
  return `${apiBase ?? CONNECT_ORIGIN}/oauth/authorize?${query.toString()}`;
}

export async function authorize(code: string): Promise<GatewayAccount> {
  const { stripe_user_id: accountId } = await asking(() =>
    stripeClient().oauth.token({ grant_type: "authorization_code", code }),
  );
  if (!accountId) throw new GatewayError("Stripe named no account");
  return retrieveAccount(accountId);
}

export async function retrieveAccount(accountId: string): Promise<GatewayAccount> {
  return presentAccount(await asking(() => stripeClient().accounts.retrieve(accountId)));
}

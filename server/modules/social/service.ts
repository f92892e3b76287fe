import {
  LOGIN_FAILED,
  NETWORK_NAMES,
  networkOf,
  SOCIAL_CONSENT,
  type SocialLinked,
  type SocialLogin,
  type SocialLoginBody,
  type SocialNetwork,
  type SocialNetworks,
} from "@/contracts/social";
import { LINK_GONE } from "@/contracts/recovery";
import type { TwoStepPending } from "@/contracts/two-step";
import { readEnv } from "@/lib/env";
import { socialVerifier } from "@/server/adapters/social/current-verifier";
import { type SocialPerson, SocialRefusal } from "@/server/adapters/social/social-verifier";
import { getDb } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/http/errors";
import type { Exchange } from "@/server/http/route";
import { appLink, forgotPasswordLink } from "@/server/links";
import { log } from "@/server/log";
import { recordEvent } from "@/server/modules/account-event/service";
import { latestTokenAt, makeToken, spendToken } from "@/server/modules/action-token/service";
import { signInVouched } from "@/server/modules/auth/service";
import { endWithPassword } from "@/server/modules/auth/service-credentials";
import { recordConsent } from "@/server/modules/consent/service";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import { recordFirstTouch } from "@/server/modules/registration/service-first-touch";
import * as repo from "./repo";

/** Once a minute is enough for a link, however often somebody presses the button. */
const MAIL_AGAIN_MS = 60_000;

/** What the sign-in page and the popup ask, so that they show no button that leads nowhere. */
export function offeredNetworks(): SocialNetworks {
  const { google, facebook } = readEnv();
  return { google: google?.clientId ?? null, facebook: facebook?.appId ?? null };
}

/**
 * Spec customer §7, POST /user/auth/social-login. Who it is, the network says; of the payload only the token counts.
 * A first sign-in makes the account when the network vouches for the address. Throws `bad_request`: with a complaint
 * about `email` when that address has an account, whose owner is then mailed a link.
 */
export async function socialLogin(
  { socialType, accessToken, refCode, campaign }: SocialLoginBody,
  exchange: Exchange,
): Promise<SocialLogin | TwoStepPending> {
  const network = networkOf(socialType);
  const person = await identify(network, accessToken, exchange);
  const identity = { network, subject: person.subject };
  const db = await getDb();
  // The address first: an account that a sign-in beside this one makes meanwhile is then found with its identity.
  const owner = person.email ? await repo.customerByEmail(db, person.email) : null;
  const known = await repo.accountOfIdentity(db, identity);
  if (known) return signedIn(known, exchange, false);
  if (!person.email) throw new AppError("bad_request", LOGIN_FAILED);
  if (owner) return refuseWithLink(owner, identity, person);
  if (!person.emailVerified) throw new AppError("bad_request", registerFirst(network));
  const made = await createAccount(identity, person, { refCode, campaign });
  return signedIn(made.accountId, exchange, made.created);
}

/**
 * The mailed link: whoever opens it owns the address. Where nobody had proven that before, somebody else may have made
 * the account, so that its password and its sessions end. Throws `bad_request` when the link is used or too old.
 */
export async function linkSocial(token: string): Promise<SocialLinked> {
  try {
    return await inTransaction(async (tx) => {
      const spent = await spendToken(tx, token, "link-social", "customer");
      if (!spent?.social) throw new AppError("bad_request", LINK_GONE);
      const { accountId, social } = spent;
      const { email, verified } = await repo.lockEmailState(tx, accountId);
      if (!verified) {
        await repo.takeOverForOwner(tx, accountId);
        await endWithPassword(tx, accountId);
      }
      await repo.putIdentity(tx, accountId, social);
      await recordEvent(tx, { accountId, kind: "social-linked", doneBy: "customer", detail: social.network });
      const resetLink = forgotPasswordLink("customer");
      await enqueueMessage(tx, { to: email, kind: "social-linked", network: social.network, resetLink });
      return { network: social.network };
    });
  } catch (error) {
    if (!isConstraint(error, IDENTITY_KEY)) throw error;
    throw new AppError("bad_request", "This login is connected to another account already.");
  }
}

type FirstTouch = Pick<SocialLoginBody, "refCode" | "campaign">;

const IDENTITY_KEY = "social_identity_network_subject_key";
const EMAIL_KEY = "account_role_email_key";

const registerFirst = (network: SocialNetwork) =>
  `We do not know this ${NETWORK_NAMES[network]} login yet. Please register: we have filled in what we could.`;

async function signedIn(
  accountId: string,
  exchange: Exchange,
  created: boolean,
): Promise<SocialLogin | TwoStepPending> {
  const login = await signInVouched(accountId, exchange);
  return "tokens" in login ? { ...login, created } : login;
}

async function identify(
  network: SocialNetwork,
  accessToken: string,
  exchange: Exchange,
): Promise<SocialPerson> {
  const verifier = socialVerifier(network);
  if (!verifier) throw new AppError("bad_request", LOGIN_FAILED);
  try {
    return await verifier.identify(accessToken);
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error;
    log.warn({ network, reason: error.message, requestId: exchange.requestId }, "social sign-in refused");
    throw new AppError("bad_request", LOGIN_FAILED);
  }
}

/** Of two first sign-ins at once, one makes the account and the other finds it. */
async function createAccount(
  identity: repo.Identity,
  { email, firstName, lastName }: SocialPerson,
  firstTouch: FirstTouch,
): Promise<{ accountId: string; created: boolean }> {
  try {
    return await inTransaction(async (tx) => {
      const accountId = await repo.insertCustomer(tx, { email, firstName, lastName });
      await repo.putIdentity(tx, accountId, identity);
      await recordFirstTouch(tx, { id: accountId, email }, firstTouch);
      await recordConsent(tx, { accountId, email, purpose: "terms", wording: SOCIAL_CONSENT });
      const detail = identity.network;
      await recordEvent(tx, { accountId, kind: "registered", doneBy: "customer", detail });
      return { accountId, created: true };
    });
  } catch (error) {
    if (!isConstraint(error, EMAIL_KEY) && !isConstraint(error, IDENTITY_KEY)) throw error;
    const accountId = await repo.accountOfIdentity(await getDb(), identity);
    if (!accountId) throw new AppError("bad_request", LOGIN_FAILED);
    return { accountId, created: false };
  }
}

/** The network's word is not enough to open an account that somebody has already: its owner's mailbox decides. */
async function refuseWithLink(
  accountId: string,
  social: repo.Identity,
  { email, firstName, lastName }: SocialPerson,
): Promise<never> {
  const { network } = social;
  await inTransaction(async (tx) => {
    const last = await latestTokenAt(tx, accountId, "link-social");
    if (last && last.getTime() > Date.now() - MAIL_AGAIN_MS) return;
    const token = await makeToken(tx, accountId, "link-social", social);
    await enqueueMessage(tx, {
      to: email,
      kind: "link-social",
      network,
      name: `${firstName} ${lastName}`.trim(),
      link: appLink(`/link-social?token=${encodeURIComponent(token)}`),
    });
  });
  const message = `An account with this e-mail address exists. We have sent a link to it: open it to connect your ${NETWORK_NAMES[network]} login.`;
  throw new AppError("bad_request", message, [{ field: "email", message }]);
}

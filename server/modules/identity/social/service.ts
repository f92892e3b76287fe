import { fullName } from "@/lib/text/full-name";
import {
  LOGIN_FAILED,
  NETWORK_NAMES,
  networkOf,
  SOCIAL_CONSENT,
  type SocialLinked,
  type SocialLogin,
  type SocialNetwork,
  type SocialNetworks,
} from "@/contracts/identity/social";
import type { SocialLoginBody } from "@/contracts/identity/social.schema";
import { LINK_GONE } from "@/contracts/identity/recovery";
import type { TwoStepPending } from "@/contracts/identity/two-step";
import { readEnv } from "@/lib/env";
import { MINUTE_MS } from "@/lib/time";
import { socialVerifier } from "@/server/adapters/social/current-verifier";
import { type SocialPerson, SocialRefusal } from "@/server/adapters/social/social-verifier";
import { getDb, type Transaction } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import type { Exchange } from "@/server/http/route";
import { appLink, forgotPasswordLink } from "@/server/core/links";
import { log } from "@/server/core/log/log";
import {
  clearPassword,
  insertAccount,
  insertCustomer,
  lockAccount,
  markVerified,
} from "@/server/modules/identity/account/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import {
  isEmailHeld,
  latestTokenAt,
  makeToken,
  spendToken,
} from "@/server/modules/identity/action-token/public";
import { signInVouched } from "@/server/modules/identity/session/public";
import { endWithPassword } from "@/server/modules/identity/recovery/public";
import { recordConsent } from "@/server/modules/identity/consent/public";
import { enqueueMessage } from "@/server/mail/public";
import { linkSocialMail, socialLinked } from "./mail";
import { recordFirstTouch } from "@/server/modules/identity/registration/public";
import { socialHooks } from "./hooks";
import * as repo from "./repo";

/** A link is mailed at most once a minute. */
const MAIL_AGAIN_MS = MINUTE_MS;

/** Returns the configured networks, so that sign-in page and popup only show buttons that work. */
export function offeredNetworks(): SocialNetworks {
  const { google, facebook } = readEnv();
  return { google: google?.clientId ?? null, facebook: facebook?.appId ?? null };
}

/**
 * POST /user/auth/social-login. The network identifies the person; only the token in the payload is trusted. The first
 * sign-in creates the account if the network vouches for the address. Throws `bad_request`, with an error on `email`
 * when that address has an account, whose owner is then mailed a link.
 */
export async function socialLogin(
  { socialType, accessToken, refCode, campaign }: SocialLoginBody,
  exchange: Exchange,
): Promise<SocialLogin | TwoStepPending> {
  const network = networkOf(socialType);
  const person = await identify(network, accessToken, exchange);
  const identity = { network, subject: person.subject };
  const db = await getDb();
  // Looks up the address first, so that an account created by a concurrent sign-in is found with its identity.
  const owner = person.email ? await repo.customerByEmail(db, person.email) : null;
  const known = await repo.accountOfIdentity(db, identity);
  if (known) return signedIn(known, exchange, false);
  if (!person.email) throw new AppError("bad_request", LOGIN_FAILED);
  await socialHooks().refuseChange();
  if (owner) return refuseWithLink(owner, identity, person);
  if (!person.emailVerified) throw new AppError("bad_request", registerFirst(network));
  await socialHooks().refuseRegistration();
  const made = await createAccount(identity, person, { refCode, campaign });
  return signedIn(made.accountId, exchange, made.created);
}

/**
 * Connects a login by the mailed link, which proves ownership of the address. If that was never verified before, an
 * attacker may have created the account, so its password and sessions end. Throws `bad_request` when the link is used
 * or expired.
 */
export async function linkSocial(token: string): Promise<SocialLinked> {
  try {
    return await inTransaction(async (tx) => {
      const spent = await spendToken(tx, token, "link-social", "customer");
      if (!spent?.social) throw new AppError("bad_request", LINK_GONE);
      const { accountId, social } = spent;
      const account = await lockAccount(tx, accountId);
      if (!account) throw new AppError("bad_request", LINK_GONE);
      const { email, emailVerifiedAt } = account;
      if (!emailVerifiedAt) {
        await markVerified(tx, accountId);
        await clearPassword(tx, accountId);
        await endWithPassword(tx, accountId);
      }
      await repo.putIdentity(tx, accountId, social);
      await recordEvent(tx, { accountId, kind: "social-linked", doneBy: "customer", detail: social.network });
      const resetLink = forgotPasswordLink("customer");
      await enqueueMessage(tx, socialLinked, { to: email, network: social.network, resetLink });
      return { network: social.network };
    });
  } catch (error) {
    if (!isConstraint(error, IDENTITY_KEY)) throw error;
    throw new AppError("bad_request", "This login is connected to another account already.");
  }
}

type FirstTouch = Pick<SocialLoginBody, "refCode" | "campaign">;

const IDENTITY_KEY = "social_identity_network_subject_key";

const EMAIL_HELD =
  "Your email address belonged to a Sayang account until a few days ago. Please try again in a week.";

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

/** Of two concurrent first sign-ins, one creates the account and the other finds it. */
async function createAccount(
  identity: repo.Identity,
  person: SocialPerson,
  firstTouch: FirstTouch,
): Promise<{ accountId: string; created: boolean }> {
  const made = await inTransaction((tx) => writeAccount(tx, identity, person, firstTouch)).catch(
    (error: unknown) => {
      if (isConstraint(error, IDENTITY_KEY)) return null;
      throw error;
    },
  );
  if (made) return { accountId: made, created: true };
  const accountId = await repo.accountOfIdentity(await getDb(), identity);
  if (!accountId) throw new AppError("bad_request", LOGIN_FAILED);
  return { accountId, created: false };
}

/**
 * Returns the id of the new account, without a password and with a verified address; null when the address already has
 * one.
 */
async function writeAccount(
  tx: Transaction,
  identity: repo.Identity,
  { email, firstName, lastName }: SocialPerson,
  firstTouch: FirstTouch,
): Promise<string | null> {
  if (await isEmailHeld(tx, email)) throw new AppError("bad_request", EMAIL_HELD);
  const id = await insertAccount(tx, { role: "customer", email, emailVerifiedAt: new Date() });
  if (!id) return null;
  await insertCustomer(tx, { id, firstName, lastName });
  await repo.putIdentity(tx, id, identity);
  await recordFirstTouch(tx, { id, email }, firstTouch);
  await recordConsent(tx, { accountId: id, email, purpose: "terms", wording: SOCIAL_CONSENT });
  await recordEvent(tx, { accountId: id, kind: "registered", doneBy: "customer", detail: identity.network });
  return id;
}

/** Throws, because a network's claim does not open an existing account: the owner must confirm by mail. */
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
    await enqueueMessage(tx, linkSocialMail, {
      to: email,
      network,
      name: fullName({ firstName, lastName }),
      link: appLink(`/link-social?token=${encodeURIComponent(token)}`),
    });
  });
  const message = `An account with this email address exists. We have sent a link to it: open it to connect your ${NETWORK_NAMES[network]} login.`;
  throw new AppError("bad_request", message, [{ field: "email", message }]);
}

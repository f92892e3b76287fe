import {
  JOIN_TERMS_CONSENT,
  VENDOR_ROLE_LABELS,
  type VendorInvitation,
} from "@/contracts/catalogue/vendor/vendor-team";
import type { AcceptStaffBody } from "@/contracts/catalogue/vendor/vendor-team.schema";
import type { VendorLogin } from "@/contracts/identity/auth";
import { PASSWORD_MESSAGE, PASSWORD_RULES } from "@/contracts/identity/credential/password";
import { AppError } from "@/server/core/errors";
import { hashToken } from "@/server/core/token";
import { loginLink } from "@/server/core/links";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Exchange } from "@/server/http/route";
import { enqueueMessage } from "@/server/mail/public";
import { recordConsent } from "@/server/modules/identity/consent/public";
import {
  fieldError,
  findAccount,
  hashPassword,
  insertAccount,
  lockAccount,
  markVerified,
  setPassword,
  verifyPassword,
  WRONG_PASSWORD,
} from "@/server/modules/identity/account/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { loginVendor } from "@/server/modules/catalogue/vendor/public";
import { vendorTeamWelcome } from "./mail";
import * as repo from "./repo";
import { tellOwners } from "./service";
import { recordTeamChange } from "./service-activity";
import { vendorTeam } from "./team";

/** POST /vendor/team/invitation. Throws `bad_request` for a link that was used, replaced or revoked, or has expired. */
export async function readInvitation(token: string, now = new Date()): Promise<VendorInvitation> {
  const db = await getDb();
  const invitation = vendorTeam.openInvitation(await repo.findInvitation(db, hashToken(token)), now);
  const { name, email, role, vendorId } = invitation;
  const [{ vendorName }, account] = await Promise.all([
    repo.findShop(db, vendorId),
    findAccount(db, "vendor", email),
  ]);
  return { vendorName, name, email, role, hasLogin: account?.passwordHash != null };
}

/**
 * POST /vendor/team/accept: joins the team and signs in. The link proves the address; an existing login must also give
 * its password. Throws `bad_request` for a link that no longer works or a wrong password, and `conflict` for a login
 * that already belongs to a shop.
 */
export async function acceptInvitation(
  { token, name, password }: AcceptStaffBody,
  exchange: Exchange,
  now = new Date(),
): Promise<VendorLogin> {
  const { email } = vendorTeam.openInvitation(
    await repo.findInvitation(await getDb(), hashToken(token)),
    now,
  );
  const fresh = await provePassword(email, password);
  await inTransaction(async (tx) => {
    const member = vendorTeam.openInvitation(await repo.lockInvitation(tx, hashToken(token)), now);
    const accountId = await openAccount(tx, email, fresh);
    await repo.updateMember(tx, member.id, { name, accountId, acceptedAt: now });
    await recordEvent(tx, { accountId, kind: "vendor-team-joined", doneBy: "vendor" });
    await recordConsent(tx, { accountId, email, purpose: "terms", wording: JOIN_TERMS_CONSENT });
    await tellBoth(tx, { ...member, name, accountId });
  });
  return loginVendor({ email, password }, exchange);
}

/** Returns the hash of a new password, or null when there is an existing login and its password is correct. */
async function provePassword(email: string, password: string): Promise<string | null> {
  const account = await findAccount(await getDb(), "vendor", email);
  if (account?.vendorId) throw atWork();
  if (!account?.passwordHash) {
    if (!PASSWORD_RULES.every(({ holds }) => holds(password))) throw fieldError("password", PASSWORD_MESSAGE);
    return hashPassword(password);
  }
  if (!(await verifyPassword(account.passwordHash, password))) throw fieldError("password", WRONG_PASSWORD);
  return null;
}

async function openAccount(tx: Transaction, email: string, passwordHash: string | null): Promise<string> {
  const made = passwordHash
    ? await insertAccount(tx, { role: "vendor", email, passwordHash, emailVerifiedAt: new Date() })
    : null;
  if (made) return made;
  const account = await findAccount(tx, "vendor", email);
  if (!account) throw new Error(`the vendor account of ${email} is gone`);
  await lockAccount(tx, account.id);
  // They may have registered or joined elsewhere since the password was checked.
  const now = await findAccount(tx, "vendor", email);
  if (!now || now.vendorId || (passwordHash && now.passwordHash)) throw atWork();
  await (passwordHash ? setPassword(tx, account.id, passwordHash) : markVerified(tx, account.id));
  return account.id;
}

async function tellBoth(tx: Transaction, member: repo.MemberRow & { accountId: string }): Promise<void> {
  const { vendorId, accountId, name, email, role } = member;
  const { vendorName } = await repo.findShop(tx, vendorId);
  await recordTeamChange(
    tx,
    { role: "vendor", vendorId, accountId, sessionId: "", teamRole: role },
    `joined the team as ${VENDOR_ROLE_LABELS[role]}`,
  );
  await enqueueMessage(tx, vendorTeamWelcome, {
    to: email,
    name,
    vendorName,
    role,
    loginLink: loginLink("vendor"),
  });
  await tellOwners(tx, vendorId, vendorName, name, `joined as ${VENDOR_ROLE_LABELS[role]}`);
}

const atWork = () =>
  new AppError(
    "conflict",
    "This address already works for a shop on Sayang. Ask for an invitation to another address",
  );

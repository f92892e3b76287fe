import type { ActKind } from "@/contracts/identity/operator/operator-act";
import { toPage } from "@/contracts/envelope";
import type {
  OperatorPeople,
  OperatorPerson,
  OperatorPersonRow,
  PersonAct,
  PersonDeletion,
  PersonState,
} from "@/contracts/operator/person/person";
import type {
  OperatorPeopleQuery,
  PersonActBody,
  PersonDeleteBody,
  PersonExportBody,
} from "@/contracts/operator/person/person.schema";
import { shownPhone } from "@/lib/phone/shown-phone";
import { fullName } from "@/lib/text/full-name";
import type { CustomerActor, OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { eventsOf, recordEvent } from "@/server/modules/identity/account-event/public";
import { lockAccount, setBlocked } from "@/server/modules/identity/account/public";
import { consentsOf } from "@/server/modules/identity/consent/public";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import {
  countOwnData,
  deleteAccountOf,
  downloadOwnData,
  owedTo,
} from "@/server/modules/identity/own-data/public";
import { resendVerification } from "@/server/modules/identity/registration/public";
import { activeSessions, revokeSessionsOf } from "@/server/modules/identity/session/public";
import * as repo from "./repo";

/** GET /operator/person/{id}. Throws `not_found`. */
export async function operatorPerson(id: string): Promise<OperatorPerson> {
  const db = await getDb();
  const row = await required(id);
  const [orders, sessions, consents, events] = await Promise.all([
    repo.orderCount(db, id),
    activeSessions(actingAs(id)),
    consentsOf(db, id, row.email),
    eventsOf(db, id),
  ]);
  return {
    ...presentRow(row),
    orders,
    sessions: sessions.map(({ current: _current, ...session }) => session),
    consents: consents.map(({ givenAt, ...consent }) => ({ ...consent, givenAt: givenAt.toISOString() })),
    events: events.toReversed().map(({ kind, createdAt }) => ({ kind, at: createdAt.toISOString() })),
  };
}

/** GET /operator/person, newest first. */
export async function listPeople(query: OperatorPeopleQuery): Promise<OperatorPeople> {
  const { rows, total } = await repo.people(await getDb(), {
    ...query,
    state: query.state as PersonState | "",
  });
  return toPage(rows.map(presentRow), total, query);
}

/** GET /operator/person/{id}/deletion. Throws `not_found`. */
export async function previewDeletion(id: string): Promise<PersonDeletion> {
  await required(id);
  const owed = await owedTo(await getDb(), id);
  return { ...owed, sections: await countOwnData(actingAs(id)) };
}

/** POST /operator/person/{id}/delete. Throws as `deleteAccountOf` does. */
export async function deletePerson(
  actor: OperatorActor,
  id: string,
  { reason }: PersonDeleteBody,
): Promise<void> {
  await required(id);
  const by = doneBy(actor);
  // The log outlives the account, so it refers to it by its id.
  await deleteAccountOf(id, by, (tx) => keep(tx, { by, kind: "person.delete", id, email: id, reason }));
}

function presentRow(row: repo.PersonRow): OperatorPersonRow {
  return {
    _id: row.id,
    name: fullName(row),
    email: row.email,
    phone: shownPhone(row.countryCode, row.phone),
    isEmailVerified: row.emailVerifiedAt !== null,
    isLocked: row.blockedAt !== null,
    joinedAt: row.createdAt.toISOString(),
  };
}

/** POST /operator/person/{id}/act. Throws `not_found`, and as `resendVerification` does. */
export async function actOnPerson(
  actor: OperatorActor,
  id: string,
  { act, reason }: PersonActBody,
): Promise<OperatorPerson> {
  const { email } = await required(id);
  const by = doneBy(actor);
  await WORK[act as PersonAct](id, by, (tx) =>
    keep(tx, { by, kind: `person.${act as PersonAct}`, id, email, reason }),
  );
  return operatorPerson(id);
}

/** POST /operator/person/{id}/export. Throws `not_found`. */
export async function exportPerson(
  actor: OperatorActor,
  id: string,
  { reason }: PersonExportBody,
): Promise<Response> {
  const { email } = await required(id);
  await inTransaction((tx) => keep(tx, { by: doneBy(actor), kind: "person.export", id, email, reason }));
  return downloadOwnData(actingAs(id));
}

type Work = (id: string, by: string, keep: (tx: Transaction) => Promise<void>) => Promise<void>;

const WORK: Readonly<Record<PersonAct, Work>> = {
  endSessions: (id, by, keep) =>
    inTransaction(async (tx) => {
      await revokeSessionsOf(tx, id);
      await recordEvent(tx, { accountId: id, kind: "signed-out-everywhere", doneBy: by });
      await keep(tx);
    }),
  lock: (id, by, keep) =>
    inTransaction(async (tx) => {
      await lockAccount(tx, id);
      await setBlocked(tx, id, new Date());
      await revokeSessionsOf(tx, id);
      await recordEvent(tx, { accountId: id, kind: "account-blocked", doneBy: by });
      await keep(tx);
    }),
  unlock: (id, by, keep) =>
    inTransaction(async (tx) => {
      await setBlocked(tx, id, null);
      await recordEvent(tx, { accountId: id, kind: "account-unblocked", doneBy: by });
      await keep(tx);
    }),
  resendVerification: async (id, _by, keep) => {
    await resendVerification(actingAs(id));
    await inTransaction(keep);
  },
};

type Kept = { by: string; kind: ActKind; id: string; email: string; reason: string };

function keep(tx: Transaction, { by, kind, id, email, reason }: Kept): Promise<void> {
  return recordAct(tx, { doneBy: by, kind, subjectId: id, subject: email, reason });
}

async function required(id: string): Promise<repo.PersonRow> {
  const row = await repo.personOf(await getDb(), id);
  if (!row) throw new AppError("not_found", "This person has no account");
  return row;
}

/** Returns the person as an actor, without a session. */
const actingAs = (id: string): CustomerActor => ({
  role: "customer",
  accountId: id,
  customerId: id,
  sessionId: "",
});

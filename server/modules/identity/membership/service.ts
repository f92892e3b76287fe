import { type Member, TEAM_MAX } from "@/contracts/identity/membership";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { hashToken, newToken } from "@/server/core/token";
import type { Db, Transaction } from "@/server/db/client";

/** A team member, with the columns of `memberColumns`. */
export type MemberRow<Role extends string> = {
  id: string;
  role: Role;
  name: string;
  email: string;
  accountId: string | null;
  tokenHash: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
};
type Invited<Role extends string> = Pick<MemberRow<Role>, "name" | "email" | "role">;
type Inserted<Role extends string> = Invited<Role> & Pick<MemberRow<Role>, "tokenHash" | "expiresAt">;

/** A kind of team: the storage of its members, and the mails to them. */
export type TeamKind<Role extends string, Row extends MemberRow<Role>> = {
  invitationDays: number;
  /** The page that an invitation's link opens. */
  joinPath: string;
  /** The message that an invitation no longer works, and who can send another. */
  gone: string;
  /** Serialises changes to a team until the transaction ends. */
  lockTeam: (tx: Transaction, teamId: string) => Promise<void>;
  listMembers: (db: Db, teamId: string) => Promise<Row[]>;
  lockMember: (tx: Transaction, teamId: string, id: string) => Promise<Row | null>;
  insertMember: (tx: Transaction, teamId: string, values: Inserted<Role>) => Promise<void>;
  updateMember: (tx: Transaction, id: string, values: Partial<MemberRow<Role>>) => Promise<void>;
  /** Returns the reason why an address without an invitation can't get one, or null. */
  refusal: (tx: Transaction, teamId: string, email: string) => Promise<string | null>;
  mailInvitation: (
    tx: Transaction,
    teamId: string,
    invited: Invited<Role> & { link: string },
  ) => Promise<void>;
};

/** Returns the operations common to all kinds of team: invite, resend, remove, and validate an invitation. */
export function teamService<Role extends string, Row extends MemberRow<Role>>(kind: TeamKind<Role, Row>) {
  const makeInvitation = (now: Date) => {
    const token = newToken();
    return {
      link: appLink(`${kind.joinPath}?token=${token}`),
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + kind.invitationDays * DAY_MS),
    };
  };
  const gone = () => new AppError("bad_request", kind.gone);

  /** Locks and returns a member. Throws `not_found` for someone who isn't on the team. */
  async function requireMember(tx: Transaction, teamId: string, id: string): Promise<Row> {
    const member = await kind.lockMember(tx, teamId, id);
    if (!member) throw new AppError("not_found", "This person isn't on your team");
    return member;
  }

  return {
    gone,
    requireMember,

    /** Invites a person by mail. Throws `conflict` for an address already on the team, and when the team is full. */
    async invite(
      tx: Transaction,
      teamId: string,
      { name, email, role }: Invited<Role>,
      now: Date,
    ): Promise<void> {
      await kind.lockTeam(tx, teamId);
      const members = await kind.listMembers(tx, teamId);
      if (members.some((member) => member.email === email)) {
        throw refuse("This address is on your team already");
      }
      const refusal = await kind.refusal(tx, teamId, email);
      if (refusal) throw refuse(refusal);
      if (members.length >= TEAM_MAX) throw refuse(`A team has at most ${TEAM_MAX} people`);
      const { link, tokenHash, expiresAt } = makeInvitation(now);
      await kind.insertMember(tx, teamId, { name, email, role, tokenHash, expiresAt });
      await kind.mailInvitation(tx, teamId, { name, email, role, link });
    },

    /** Sends an invitation again, with a new link. Throws `not_found`, or `conflict` once it is accepted. */
    async resend(tx: Transaction, teamId: string, id: string, now: Date): Promise<Row> {
      const member = await requireMember(tx, teamId, id);
      if (member.acceptedAt) throw new AppError("conflict", `${member.name} has joined already`);
      const { link, tokenHash, expiresAt } = makeInvitation(now);
      await kind.updateMember(tx, id, { tokenHash, expiresAt });
      const { name, email, role } = member;
      await kind.mailInvitation(tx, teamId, { name, email, role, link });
      return member;
    },

    /** Removes a person from the team, or revokes their invitation. */
    async end(tx: Transaction, { id }: Row, now: Date): Promise<void> {
      await kind.updateMember(tx, id, { revokedAt: now });
    },

    /** Returns an invitation that can still be accepted. Throws `bad_request`. */
    openInvitation(row: Row | null, now: Date): Row {
      if (!row || row.acceptedAt || row.expiresAt <= now) throw gone();
      return row;
    },

    /** Returns a member for the team's list. */
    present({ id, name, email, role, acceptedAt, expiresAt }: Row, now: Date): Member<Role> {
      const state = acceptedAt ? "joined" : expiresAt <= now ? "expired" : "invited";
      return { id, _id: id, name, email, role, state };
    },
  };
}

const refuse = (message: string) => new AppError("conflict", message, [{ field: "email", message }]);

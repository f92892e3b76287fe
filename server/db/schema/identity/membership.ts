import { text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "./account";

/** The columns of everyone who was invited to a team. Each team's table adds its team. */
export const memberColumns = <Role extends string>() => ({
  id: id(),
  role: text("role").$type<Role>().notNull(),
  name: text("name").notNull(),
  /** Lower-cased. */
  email: text("email").notNull(),
  /** Set with `acceptedAt`. */
  accountId: uuid("account_id").references(() => account.id, { onDelete: "cascade" }),
  /** SHA-256 of the token in the invitation's link. */
  tokenHash: text("token_hash").notNull().unique(),
  expiresAt: instant("expires_at").notNull(),
  acceptedAt: instant("accepted_at"),
  revokedAt: instant("revoked_at"),
  createdAt: createdAt(),
});

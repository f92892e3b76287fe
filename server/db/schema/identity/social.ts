import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SocialNetwork } from "@/contracts/identity/social";
import { createdAt, id } from "@/server/db/schema/columns";
import { account } from "./account";

/** A connected social login, by the network's own id. */
export const socialIdentity = pgTable(
  "social_identity",
  {
    id: id(),
    network: text("network").$type<SocialNetwork>().notNull(),
    subject: text("subject").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("social_identity_network_subject_key").on(t.network, t.subject),
    uniqueIndex("social_identity_account_network_key").on(t.accountId, t.network),
  ],
);

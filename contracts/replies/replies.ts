import type { CatalogueReplies } from "@/contracts/catalogue/replies";
import type { IdentityReplies } from "@/contracts/identity/replies";
import type { MessagingReplies } from "@/contracts/messaging/replies";
import type { OperatorReplies } from "@/contracts/operator/replies";
import type { PlanningReplies } from "@/contracts/planning/replies";
import type { SaleReplies } from "@/contracts/sale/replies";

/**
 * Every type of `data` in a successful response, by the name under which a row of the route table declares it
 * (`reply`). `npm run describe` writes them as JSON Schema to `replies.json`, which the API description and the tests
 * read.
 */
export type Replies = IdentityReplies &
  CatalogueReplies &
  SaleReplies &
  PlanningReplies &
  MessagingReplies &
  OperatorReplies & { Nothing: null };

/** `File` stands for a row that sends the bytes of a file instead of an envelope. */
export type ReplyName = keyof Replies | "File";

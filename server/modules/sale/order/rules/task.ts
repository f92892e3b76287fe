import { defineTask } from "@/server/queue/task";

export type CommentSide = "customer" | "vendor";

/** Mails one side's comments to the other; times are in milliseconds since 1970. */
export const MAIL_COMMENTS = defineTask<{
  orderId: string;
  side: CommentSide;
  after: number;
  until: number;
}>({ name: "mailComments", maxAttempts: 8 });

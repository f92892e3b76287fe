import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { deleteOldMessages } from "./service-retention";
import { deliverMessage, requeueStranded } from "./service-send";
import { SEND_MESSAGE } from "./task";
import type { AnyTemplate } from "./render/template";

/** Returns the task that sends messages of these templates. Throws when two have the same kind. */
export function mailTasks(templates: readonly AnyTemplate[]): readonly TaskHandler[] {
  const byKind = new Map(templates.map((template) => [template.kind, template]));
  if (byKind.size < templates.length) throw new Error("two messages have the same kind");
  return [handle(SEND_MESSAGE, ({ messageId }) => deliverMessage(messageId, byKind))];
}

export const MAIL_JOBS: readonly PeriodicJob[] = [
  { name: "requeueMessages", cron: "*/5 * * * *", run: requeueStranded },
  { name: "deleteOldMessages", cron: "*/10 * * * *", run: deleteOldMessages },
];

import { handle, type TaskHandler } from "@/server/queue/task";
import { mailReaders } from "./service";
import { MAIL_POLICY } from "./task";

export const POLICY_TASKS: readonly TaskHandler[] = [handle(MAIL_POLICY, mailReaders)];

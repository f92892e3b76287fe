import {
  NOTICE_MAIL_MINUTES,
  PATIENT_KINDS,
  QUIET_HOURS,
  type NoticeKind,
} from "@/contracts/identity/notice";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";

const hour = (of: number) => `${String(of).padStart(2, "0")}:00`;

/** Returns the instant itself, or the end of the quiet hours in Singapore that it falls into. */
export function afterQuietHours(at: Date): Date {
  const day = todayInSingapore(at);
  const [end, start] = [QUIET_HOURS.to, QUIET_HOURS.from].map((of) => instantInSingapore(day, hour(of)));
  if (end && at < end) return end;
  if (start && at >= start) return instantInSingapore(addDays(day, 1), hour(QUIET_HOURS.to));
  return at;
}

const isPatient = (kind: NoticeKind) => PATIENT_KINDS.includes(kind);

/** Returns when a mail of this kind is sent; null for at once. */
export function mailTime(kind: NoticeKind, now: Date, { waited = false } = {}): Date | null {
  if (!isPatient(kind)) return null;
  const at = waited ? now : new Date(now.getTime() + NOTICE_MAIL_MINUTES * MINUTE_MS);
  return afterQuietHours(at);
}

/** Returns true when a mail of this kind can be switched off by a link in it: it is not about a transaction. */
export const isStoppable = isPatient;

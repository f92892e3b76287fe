import type { InviteEvent, InviteLanguage } from "./invitation";
import { eventName } from "./event-name";

const LOCALES: Readonly<Record<InviteLanguage, string>> = {
  en: "en-SG",
  zh: "zh-SG",
  ms: "ms-SG",
  ta: "ta-SG",
};

const dayOf = (date: string, language: InviteLanguage, dateStyle: "full" | "long") =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** `28 November 2026`, in the language of the invite. */
export const inviteDay = (date: string, language: InviteLanguage) => dayOf(date, language, "long");

/** `Saturday, 28 November 2026, 7:00 pm – 11:00 pm`, in the language of the invite; null while there is no date. */
export function eventTime({ date, startsAt, endsAt }: InviteEvent, language: InviteLanguage): string | null {
  if (!date) return null;
  const day = dayOf(date, language, "full");
  const clock = (time: string) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
      timeZone: "UTC",
    }).format(new Date(`2000-01-01T${time}:00Z`));
  if (!startsAt) return day;
  return `${day}, ${clock(startsAt)}${endsAt ? ` – ${clock(endsAt)}` : ""}`;
}

/** `Fullerton Hotel, 1 Fullerton Square, Singapore 049178` */
export function eventPlace({ venueName, address, postalCode }: InviteEvent): string {
  return [venueName, address, postalCode && `Singapore ${postalCode}`].filter(Boolean).join(", ");
}

/** Returns a search on a map, or null without a place. */
export function mapUrl(event: InviteEvent): string | null {
  const place = eventPlace(event);
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : null;
}

/** One line about an event, as invites have it. */
export function eventLine(event: InviteEvent, language: InviteLanguage): string {
  return [eventName(event, language), eventTime(event, language), event.venueName]
    .filter(Boolean)
    .join(" · ");
}

import { formatDate, todayInSingapore } from "@/lib/dates";

/** Returns the Singapore day of a UTC instant: `21 Nov 2026`. */
export const dayOf = (instant: string) => formatDate(todayInSingapore(new Date(instant)));

import type { OpenHours } from "./product";

/** `requested -> confirmed -> completed | declined | cancelled | no_show`. */
export const APPOINTMENT_STATES = [
  "requested",
  "confirmed",
  "completed",
  "declined",
  "cancelled",
  "no_show",
] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** When a vendor receives couples. Hours are Singapore's. */
export type AppointmentSetting = {
  weeklyHours: OpenHours;
  lengthMinutes: number;
  bufferMinutes: number;
  noticeHours: number;
  dailyCapacity: number;
  /** `YYYY-MM-DD` */
  offDays: string[];
};

const workday = { open: "11:00", close: "19:00" };

export const DEFAULT_APPOINTMENT_SETTING: AppointmentSetting = {
  weeklyHours: { "0": null, "1": null, "2": workday, "3": workday, "4": workday, "5": workday, "6": workday },
  lengthMinutes: 60,
  bufferMinutes: 15,
  noticeHours: 24,
  dailyCapacity: 5,
  offDays: [],
};

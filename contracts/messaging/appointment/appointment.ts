import type { OpenHours } from "@/contracts/catalogue/product/product";
import type { AppointmentState } from "./appointment-process";

export type { AppointmentState };

/** A vendor's hours for appointments, in Singapore time. */
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

export const SETTING_SAVED = "Successfully saved";

export const NOTE_MAX = 500;
/** How many days ahead free times are offered. */
export const MAX_DAYS_AHEAD = 90;
/** How many upcoming appointments a couple may have with one vendor. */
export const MAX_UPCOMING = 2;

/** A time at which a vendor can receive a couple. ISO 8601, UTC. */
export type AppointmentSlot = { startsAt: string; endsAt: string };
export type AppointmentDay = { date: string; slots: AppointmentSlot[] };
/** Every day of the query, including those without free times. */
export type AppointmentSlots = { vendorId: string; lengthMinutes: number; docs: AppointmentDay[] };

export type Appointment = {
  id: string;
  _id: string;
  state: AppointmentState;
  /** ISO 8601, UTC */
  startsAt: string;
  endsAt: string;
  /** The time before the vendor moved it; null if it was never moved. */
  movedFrom: string | null;
  /** The couple's message. */
  note: string;
  /** The vendor's reply. */
  answer: string;
  createdAt: string;
  vendor: {
    id: string;
    _id: string;
    slug: string;
    vendorName: string;
    profileImage: string | null;
    address: string;
  };
  customer: { id: string; name: string; weddingDate: string | null };
};

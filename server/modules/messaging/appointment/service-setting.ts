import {
  type AppointmentSetting,
  DEFAULT_APPOINTMENT_SETTING,
} from "@/contracts/messaging/appointment/appointment";
import { WEEKDAY_NAMES, WEEKDAYS } from "@/lib/weekdays";
import type { AppointmentSettingBody } from "@/contracts/messaging/appointment/appointment.schema";
import type { FieldError } from "@/contracts/errors";
import { type Db, getDb } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import * as repo from "./repo";

/** Returns a vendor's hours for appointments, or the defaults. */
export async function settingOf(db: Db, vendorId: string): Promise<AppointmentSetting> {
  return (await repo.findSetting(db, vendorId)) ?? DEFAULT_APPOINTMENT_SETTING;
}

/** Returns the settings by which visits are booked: none on a day that the vendor has blocked in its calendar. */
export async function bookingSettingOf(db: Db, vendorId: string): Promise<AppointmentSetting> {
  const setting = await settingOf(db, vendorId);
  return { ...setting, offDays: [...setting.offDays, ...(await repo.blockedDays(db, vendorId))] };
}

/** GET /vendor/appointment/setting. */
export async function readSetting(vendorId: string): Promise<AppointmentSetting> {
  return settingOf(await getDb(), vendorId);
}

/**
 * POST /vendor/appointment/setting/update. Existing appointments are unaffected. Throws `bad_request` naming each day
 * that is too short for one appointment.
 */
export async function saveSetting(
  vendorId: string,
  body: AppointmentSettingBody,
): Promise<AppointmentSetting> {
  const errors = WEEKDAYS.flatMap((day): FieldError[] => {
    const hours = body.weeklyHours[day];
    if (!hours || minutesOf(hours.close) - minutesOf(hours.open) >= body.lengthMinutes) return [];
    const message = `${WEEKDAY_NAMES[day]} is too short for an appointment of ${body.lengthMinutes} minutes`;
    return [{ field: `weeklyHours.${day}`, message }];
  });
  if (errors[0]) throw new AppError("bad_request", errors[0].message, errors);
  const db = await getDb();
  await repo.saveSetting(db, vendorId, { ...body, offDays: [...new Set(body.offDays)].toSorted() });
  return settingOf(db, vendorId);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

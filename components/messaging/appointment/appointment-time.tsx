import { formatAppointment, formatTime } from "@/lib/dates";

/** `Sat, 28 Nov 2026 at 11:00 am to 12:00 pm` */
export function AppointmentTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  return (
    <time dateTime={startsAt}>
      {formatAppointment(startsAt)} to {formatTime(endsAt)}
    </time>
  );
}

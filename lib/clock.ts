/** `5:30 pm` from `17:30`. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`;
}

/** Returns the time of day after a number of minutes. */
export function endOf(startsAt: string, minutes: number): string {
  const [hours = 0, past = 0] = startsAt.split(":").map(Number);
  const end = (hours * 60 + past + minutes) % 1440;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
}

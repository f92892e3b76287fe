import ICAL from "ical.js";
import * as library from "rrule";

// The package is CommonJS without names that Node can see; the bundlers see them.
const { RRule } = (library as { default?: typeof library }).default ?? library;

/**
 * Calls `visit` with each time of a rule in order until it returns false: a clock in the zone of `start`, written as
 * UTC. Unlike ical.js, follows BYWEEKNO, BYMONTHDAY and BYSETPOS in every frequency. A start that isn't a time of
 * the rule doesn't count, so that rather a day too many is busy. Throws for a rule that can't be followed. May never return for one that has no times, as ical.js.
 */
export function followRule(rule: ICAL.Recur, start: ICAL.Time, visit: (clock: number) => boolean): void {
  const { until: _, ...parts } = RRule.parseString(rule.toString());
  const until = rule.until && new Date(clockOf(inZoneOf(start, rule.until)));
  new RRule({ ...parts, dtstart: new Date(clockOf(start)), until }).all((at) => visit(+at));
}

/** Returns the time at this clock in the zone of `start`; a day when `start` is one. */
export function timeAt(clock: number, start: ICAL.Time): ICAL.Time {
  const at = new Date(clock);
  const time = start.clone();
  time.year = at.getUTCFullYear();
  time.month = at.getUTCMonth() + 1;
  time.day = at.getUTCDate();
  if (start.isDate) return time;
  time.hour = at.getUTCHours();
  time.minute = at.getUTCMinutes();
  time.second = at.getUTCSeconds();
  return time;
}

const clockOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** An instant in UTC, as UNTIL is written, on the clock of the event. */
function inZoneOf(start: ICAL.Time, until: ICAL.Time): ICAL.Time {
  const isFloating = [start, until].some(
    ({ isDate, zone }) => isDate || zone === ICAL.Timezone.localTimezone,
  );
  return isFloating ? until : until.convertToZone(start.zone);
}

import ICAL from "ical.js";
import * as library from "rrule";

// The package is CommonJS without names that Node can see; the bundlers see them.
const { RRule } = (library as { default?: typeof library }).default ?? library;

/**
 * Calls `visit` with each time of a rule, in order, until it returns false: the local time in the zone of `start`,
 * expressed as UTC milliseconds. Unlike ical.js, follows BYWEEKNO, BYMONTHDAY and BYSETPOS in every frequency. A start
 * that the rule doesn't yield isn't part of its COUNT, so that at worst one day too many is busy. Throws for a rule
 * that can't be followed. Like ical.js, may never return for a rule that has no times.
 */
export function followRule(rule: ICAL.Recur, start: ICAL.Time, visit: (clock: number) => boolean): void {
  const { until: _, ...parts } = RRule.parseString(rule.toString());
  const until = rule.until && new Date(clockOf(inZoneOf(start, rule.until)));
  new RRule({ ...parts, dtstart: new Date(clockOf(start)), until }).all((at) => visit(+at));
}

/** Converts a local time from `followRule` back to a time in the zone of `start`, or to a day when `start` is one. */
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

/** Returns UNTIL, which is in UTC, in the event's zone. */
function inZoneOf(start: ICAL.Time, until: ICAL.Time): ICAL.Time {
  const isFloating = [start, until].some(
    ({ isDate, zone }) => isDate || zone === ICAL.Timezone.localTimezone,
  );
  return isFloating ? until : until.convertToZone(start.zone);
}

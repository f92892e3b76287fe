import type { Dictionary } from "../language/spoken";
import type { Text } from "./texts";

/** Texts that the small script of public pages shows before the framework has loaded. */
const EARLY: readonly Text[] = [
  "{n} tables",
  "{n} guests",
  "Not available",
  "Not available on {date}",
  "For up to {n} tables",
  "{price} on {date}",
  "{price} per {unit} on {date}",
  "{price} for {units}",
  "{price} for its minimum of {units}",
  "{date} is free",
  "{date} is fully booked",
  "Closed on {date}",
  "table",
  "guest",
];

/** Returns the translations that a page's HTML contains, for the script that runs before the framework. */
export function earlyWords(words: Dictionary): Dictionary {
  return Object.fromEntries(
    EARLY.flatMap((text) => (words[text] === undefined ? [] : [[text, words[text]]])),
  );
}

import Bowser from "bowser";

/** Everyday names, shorter than the parser's. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
  macOS: "Mac",
  "Chrome OS": "ChromeOS",
};
const KNOWN_BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));

/**
 * Returns the name of a browser and its system, such as "Chrome on Android", or "Unknown device". It relies on the
 * browser's own claim, which is enough to recognise a session but proves nothing.
 */
export function deviceName(userAgent: string): string {
  if (!userAgent) return "Unknown device"; // The parser throws on an empty string.
  const { browser, os, platform } = Bowser.parse(userAgent);
  // For an unknown browser, the parser repeats the header's first word, which may be anything and would go into mails.
  const browserName = browser.name && KNOWN_BROWSERS.has(browser.name) ? shorten(browser.name) : undefined;
  const system = os.name === "iOS" ? (platform.model ?? os.name) : shorten(os.name);
  if (!browserName) return system ? `Browser on ${system}` : "Unknown device";
  return system ? `${browserName} on ${system}` : browserName;
}

function shorten(name: string | undefined): string | undefined {
  return name && (SHORT_NAMES[name] ?? name);
}

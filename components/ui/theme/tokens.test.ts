import { readFileSync } from "node:fs";

const css = readFileSync("styles/tokens.css", "utf8");

function token(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!found) throw new Error(`no such colour: ${name}`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string): number {
  const [low = 0, high = 0] = [luminance(token(text)), luminance(token(ground))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const PAPERS = ["paper", "paper-raised", "paper-sunk"];

test.each([
  ...PAPERS.flatMap((ground) =>
    ["ink", "ink-soft", "ink-faint", "jewel", "jewel-deep", "brass-ink"].map((text) => [text, ground]),
  ),
  ...["paper", "paper-raised"].flatMap((ground) =>
    ["good", "warn", "bad", "info"].map((text) => [text, ground]),
  ),
  ...["good", "warn", "bad", "info"].map((tone) => [tone, `${tone}-wash`]),
  ["jewel-deep", "jewel-wash"],
  ["jewel", "jewel-wash"],
  ["brass-ink", "brass-wash"],
  ["on-jewel", "jewel"],
  ["on-jewel", "jewel-deep"],
  ["on-jewel", "bad"],
  ...["night", "night-raised"].flatMap((ground) =>
    ["on-night", "on-night-soft", "on-night-brass"].map((text) => [text, ground]),
  ),
  ["night", "on-night-brass"],
])("%s on %s is readable (AA, 4.5:1)", (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(["paper", "paper-raised"])("the border of a field is visible on %s (AA, 3:1)", (ground) => {
  expect(contrast("line-strong", ground)).toBeGreaterThanOrEqual(3);
});

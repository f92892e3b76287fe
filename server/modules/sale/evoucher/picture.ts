import { formatMoneyShort, type Cents } from "@/lib/money";
import { DIGITS, type Outline, UNITS, WORDMARK } from "./outlines";

export const PICTURE_WIDTH = 504;
export const PICTURE_HEIGHT = 293;

/** The tokens in styles/tokens.css. */
const C = {
  paper: "#fffdfa",
  jewel: "#8f1d3f",
  deep: "#6b122d",
  brass: "#a57c2c",
  pale: "#e2bd6e",
  blush: "#f3c3bc",
};
const STUB = 136;
const PETAL = "M0-7C13-16 15-35 0-44-15-35-13-16 0-7Z";
const LEAF = "M0-30C7-38 7-50 0-57-7-50-7-38 0-30Z";

/** Draws a gift voucher as SVG: its amount and our ornament, but no user input. */
export function drawVoucher(cents: Cents): string {
  const amount = [...formatMoneyShort(cents)].flatMap((letter) => {
    const outline = DIGITS[letter];
    return outline ? [outline] : [];
  });
  const perforation = Array.from(
    { length: Math.floor(PICTURE_HEIGHT / 14) },
    (_, index) => `<circle cx="${STUB}" cy="${index * 14 + 13}" r="3.4" fill="${C.paper}"/>`,
  ).join("");
  const size = Math.min(84, (300 * UNITS) / widthOf(amount));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"`,
    ` viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">`,
    `<stop stop-color="#b32c55"/><stop offset="1" stop-color="${C.deep}"/></linearGradient>`,
    `<clipPath id="c"><rect width="${STUB}" height="${PICTURE_HEIGHT}"/></clipPath></defs>`,
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" rx="16" fill="${C.paper}"/>`,
    `<path d="M16 0H${STUB}V${PICTURE_HEIGHT}H16A16 16 0 0 1 0 ${PICTURE_HEIGHT - 16}V16A16 16 0 0 1 16 0Z" fill="url(#g)"/>`,
    `<g clip-path="url(#c)">${rosette(18, PICTURE_HEIGHT / 2, 2)}</g>`,
    perforation,
    line([WORDMARK], { x: STUB + 36, y: 58, size: 26, fill: C.jewel }),
    line(amount, { x: STUB + 34, y: 176, size, fill: "#241a20" }),
    `<path d="M${STUB + 36} 212H${PICTURE_WIDTH - 36}" stroke="#e4d8ca" stroke-width="1.5"/>`,
    `<g transform="translate(${PICTURE_WIDTH - 66} 49) scale(.42)">${flower()}</g>`,
    band(STUB + 36, 236),
    `</svg>`,
  ].join("");
}

function widthOf(letters: readonly Outline[]): number {
  return letters.reduce((sum, [width]) => sum + width, 0);
}

type Place = { x: number; y: number; size: number; fill: string };

function line(letters: readonly Outline[], { x, y, size, fill }: Place): string {
  let at = 0;
  const paths = letters.map(([width, path]) => {
    const drawn = `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += width;
    return drawn;
  });
  const scale = size / UNITS;
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

function rosette(x: number, y: number, scale: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="62" fill="#fff" fill-opacity=".1"/>` +
    `<circle r="57" fill="none" stroke="${C.pale}" stroke-width="1.5"/>${flower()}</g>`
  );
}

function flower(): string {
  const turns = Array.from({ length: 8 }, (_, index) => index * 45);
  const leaves = turns.map(
    (turn) => `<path d="${LEAF}" transform="rotate(${turn + 22.5})" fill="${C.brass}"/>`,
  );
  const petals = turns.map(
    (turn) => `<path d="${PETAL}" transform="rotate(${turn})" fill="${turn % 90 === 0 ? C.pale : C.blush}"/>`,
  );
  return `${leaves.join("")}${petals.join("")}<circle r="9" fill="${C.jewel}"/><circle r="3.4" fill="${C.pale}"/>`;
}

/** Draws a row of small tiles along the bottom. */
function band(x: number, y: number): string {
  return Array.from({ length: 13 }, (_, index) => {
    const fill = index % 2 === 0 ? C.brass : C.jewel;
    const at = `translate(${x + 8 + index * 23} ${y + 10}) rotate(45)`;
    return `<rect x="-6" y="-6" width="12" height="12" rx="3" transform="${at}" fill="${fill}" fill-opacity=".85"/>`;
  }).join("");
}

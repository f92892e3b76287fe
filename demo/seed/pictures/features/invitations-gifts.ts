import { colourIn, type Rule } from "./words";

export const INVITATIONS_GIFTS: readonly Rule[] = [
  [/bilingual folded/i, { motif: "gatefold", ceremony: "chinese", colour: "red" }],
  [
    /laser-cut/i,
    ({ title, ceremony }) => ({
      motif: "gatefold",
      ceremony,
      colour: /peacock/i.test(title) ? "teal" : "emerald",
    }),
  ],
  [/ink black/i, { motif: "gatefold", colour: "black" }],
  [
    /foil-stamped/i,
    ({ ceremony }) => ({ motif: "gatefold", ceremony, colour: ceremony === "malay" ? "teal" : "burgundy" }),
  ],
  [
    /ang-bao/i,
    ({ ceremony }) =>
      ceremony === "indian" ? { motif: "gift box" } : { motif: "red packets", ceremony: "chinese" },
  ],
  [/ring-box/i, { motif: "ring box", colour: "gold" }],
  [/calligrapher|guest-book|guest scroll|vow|table-cards|seating|lettered|hand-drawn/i, { motif: "quill" }],
  [/welcome-board|banner|sign|name board/i, { motif: "signboard" }],
  [/animated|website|video|digital/i, ({ ceremony }) => ({ motif: "envelope", ceremony })],
  [/tea set box/i, { motif: "tea set" }],
  [/gift-box|brothers|parents|framed/i, { motif: "gift box" }],
  [
    /berkat|cookie|in a tin/i,
    ({ title }) => (/tags/i.test(title) ? { motif: "gift box" } : { motif: "meal box", count: 4 }),
  ],
  [/plant|succulent/i, { motif: "kamcheng" }],
  [/favour/i, { motif: "favours" }],
  [/invitation/i, ({ title }) => ({ motif: "envelope", colour: colourIn(title) })],
];

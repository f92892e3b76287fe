import type { Rule } from "./words";

/** Any of these stands for a day with a camera. */
const CAMERAS = ["rangefinder", "aperture", "field camera", "album"] as const;

export const PHOTOGRAPHY: readonly Rule[] = [
  [
    /song?ket-bound|album|book/i,
    ({ title }) => ({ motif: /telephone/i.test(title) ? "microphone" : "album" }),
  ],
  [/telephone|interviews/i, { motif: "microphone" }],
  [
    /framed-prints|polaroid|instant|print|booth/i,
    ({ title }) => ({ motif: /360/.test(title) ? "cine" : "prints" }),
  ],
  [/extra hour|booth hour/i, { motif: "clock" }],
  [/gown carrier/i, { motif: "rack" }],
  [/raw footage|slideshow/i, { motif: "cine" }],
  [/drone/i, ({ title }) => ({ motif: /drone/i.test(title) ? "aperture" : "cine" })],
  [/film|highlight|same-day|ceremony, uncut|video|trailer|stream/i, { motif: "cine" }],
  [/studio|medium format|family/i, { motif: "field camera" }],
  [/night-city/i, { motif: "bay", venue: "riverside" }],
  [/japan|korea|bali/i, { motif: "aperture" }],
  [/second photographer/i, { motif: "rangefinder" }],
  [
    /photo|coverage|session|gatecrash|team|outdoor/i,
    ({ title }) => ({ motif: CAMERAS[title.length % CAMERAS.length] ?? "rangefinder" }),
  ],
];

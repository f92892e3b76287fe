import type { Rule } from "./words";

export const MUSIC_ENTERTAINMENT: readonly Rule[] = [
  [/dj\b|wedding-dj/i, { motif: "turntables" }],
  [/calligraphy|scroll/i, { motif: "quill", ceremony: "chinese" }],
  [/drums|dhol|kompang|nadaswaram/i, { motif: "kompang" }],
  [/lion|dragon|acrobatics|fortune/i, { motif: "lion dance", ceremony: "chinese" }],
  [/guzheng|erhu|ghazal/i, { motif: "moon lute" }],
  [/piano/i, { motif: "piano" }],
  [/quartet|violin|quintet|arrangement/i, { motif: "violin" }],
  [/jinkli/i, { motif: "violin" }],
  [/guitar|acoustic|four-piece|irama/i, { motif: "moon lute" }],
  [/jazz|trio/i, { motif: "gramophone" }],
  [/painter|caricature|watercolour/i, { motif: "quill" }],
  [/emcee|juruacara|speech|singer|sound/i, { motif: "microphone" }],
  [/dance|silat|zapin|sangeet|choreography|number|rehearsal|bollywood/i, { motif: "mirror ball" }],
];

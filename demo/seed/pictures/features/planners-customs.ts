import { numberIn, type Rule } from "./words";

export const PLANNERS_SOLEMNISERS: readonly Rule[] = [
  [
    /licensed|justice|bilingual-ceremony|solemnis/i,
    ({ ceremony }) => ({ motif: "signing table", ceremony: ceremony ?? "civil" }),
  ],
  [/filing|paper|document|checklist/i, { motif: "register" }],
  [/vow/i, { motif: "quill" }],
  [
    /ang-bao/i,
    ({ ceremony }) =>
      ceremony === "chinese" ? { motif: "red packets", ceremony } : { motif: "running order", ceremony },
  ],
  [/child/i, { motif: "favours" }],
  [/usher|helper|penanggah|coordinator|hospitality/i, { motif: "running order" }],
  [/styling|styled|layout/i, { motif: "centrepiece" }],
  [/consult|kopitiam|meeting/i, { motif: "checklist" }],
  [/tiny|elopement/i, { motif: "aisle", venue: "garden" }],
  [/coordination/i, { motif: "calendar" }],
  [/planning/i, { motif: "checklist" }],
];

export const TRADITIONAL_CUSTOMS: readonly Rule[] = [
  [/sugee.*(box|slices)|pastry boxes|betrothal-cakes/i, { motif: "meal box", count: 4 }],
  [
    /sugee/i,
    ({ attributes }) => ({
      motif: "tiered cake",
      tiers: numberIn(attributes.Tiers ?? "") ?? 2,
      finish: "lace",
      colour: "white",
    }),
  ],
  [/costume loan/i, { motif: "kebaya", ceremony: "peranakan" }],
  [/jinkli/i, { motif: "violin" }],
  [/lap-chai/i, { motif: "betrothal", ceremony: "peranakan" }],
  [/guo-da-li|hui-li|dowry|trunk/i, { motif: "betrothal", ceremony: "chinese" }],
  [/hair-combing|chiu-thau/i, ({ ceremony }) => ({ motif: "chignon", ceremony })],
  [/sweet soup/i, { motif: "bowl", colour: "red" }],
  [/peranakan-tea/i, { motif: "tea set", ceremony: "peranakan" }],
  [/tea ceremony|tea-ceremony/i, { motif: "tea set", ceremony: "chinese" }],
  [/an-chuang/i, { motif: "suite", ceremony: "chinese" }],
  [/chaperone/i, { motif: "paper cut", ceremony: "chinese" }],
  [/berinai/i, { motif: "mehndi", ceremony: "malay" }],
  [/hantaran|bunga|sirih|mak-andam|tray/i, { motif: "sirih", ceremony: "malay" }],
  [/haldi|baraat/i, { motif: "garland", ceremony: "indian" }],
  [/hindu|pooja|griha|interfaith/i, { motif: "kalash", ceremony: "indian" }],
];

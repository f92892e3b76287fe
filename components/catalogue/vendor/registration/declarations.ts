import type { FieldPath } from "./application";

/** Ticked by default. */
export const DECLARATIONS = [
  {
    path: "validationChecks.fiveYearHistory",
    label: "We can show the history of the business for the last five years, or since it began.",
    short: "Five-year history",
  },
  {
    path: "validationChecks.isDirectorOfbankrupt",
    label: "No owner or director is, or was in the last five years, an undischarged bankrupt.",
    short: "No bankruptcy",
  },
  {
    path: "validationChecks.isCaseReview",
    label: "No court case, claim or investigation is open against the business or its owners.",
    short: "No open cases",
  },
  {
    path: "validationChecks.isBadPress",
    label: "We know of no bad press about the business.",
    short: "No bad press",
  },
  {
    path: "validationChecks.isBadReviews",
    label: "No serious complaint in our reviews is left unanswered.",
    short: "No unanswered complaints",
  },
] as const satisfies readonly { path: FieldPath; label: string; short: string }[];

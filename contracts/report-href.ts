/** Kinds of content that can be reported to Sayang. */
export const REPORT_KINDS = ["room", "review", "vendor", "product", "story"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Returns the path of the page on which something is reported. */
export const reportHref = (kind: ReportKind, id: string) => `/report/${kind}/${id}`;

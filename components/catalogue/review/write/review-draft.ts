/** An unsent review, kept in this browser for each order; pictures have to be chosen again. */
export type ReviewDraft = { rating: string; title: string; comment: string };

const keyOf = (orderId: string) => `sayang:review:${orderId}`;

export function readDraft(orderId: string): Partial<ReviewDraft> {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? "null") as Partial<ReviewDraft> | null;
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Null forgets the draft. */
export function keepDraft(orderId: string, draft: ReviewDraft | null): void {
  try {
    if (draft && Object.values(draft).some((value) => value !== "")) {
      localStorage.setItem(keyOf(orderId), JSON.stringify(draft));
    } else localStorage.removeItem(keyOf(orderId));
  } catch {
    // Storage is blocked or full: the draft then lasts as long as the page.
  }
}

import { type Application, BLANK, STEPS } from "./application";

const KEY = "sayang:vendor-application";
/** Never saved: secrets, and the terms, which must be accepted on submit. */
const SECRET = ["sellerInfo.password", "sellerInfo.repeat", "businessOwner.isPrivacyAndTerms"] as const;

export type Draft = { step: number; values: Application };

/** Saves the application for this tab, so that a reload loses nothing. Does nothing when storage is unavailable. */
export function keepDraft({ step, values }: Draft): void {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([path]) => !(SECRET as readonly string[]).includes(path)),
  );
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ step, values: kept }));
  } catch {
    // The form still works without a saved draft.
  }
}

export function readDraft(): Draft | null {
  try {
    const found = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
    if (!found) return null;
    const entries = Object.entries(found.values ?? {}).filter(
      ([path, value]) =>
        Object.hasOwn(BLANK, path) && typeof value === typeof BLANK[path as keyof Application],
    );
    const step = Math.min(Math.max(Math.trunc(Number(found.step)) || 0, 0), STEPS.length - 1);
    return { step, values: { ...BLANK, ...Object.fromEntries(entries) } };
  } catch {
    return null;
  }
}

export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable, so there is no draft to remove.
  }
}

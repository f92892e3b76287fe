/** Stored by itself, as the spec names it (customer §3): this browser asks for no second step. */
export const TWO_STEP_FLAG = "disableVerificationOnThisBrowser";

export function isVerificationDisabled(): boolean {
  try {
    return window.localStorage.getItem(TWO_STEP_FLAG) === "true";
  } catch {
    return false;
  }
}

/** Where nothing can be stored the second step is asked for again, which is the safe side. */
export function setVerificationDisabled(disabled: boolean): void {
  try {
    window.localStorage.setItem(TWO_STEP_FLAG, String(disabled));
  } catch {
    // Storage is closed or full.
  }
}

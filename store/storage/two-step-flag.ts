/** Stored by itself under this name (docs/api-contract.md): this browser skips the second step. */
export const TWO_STEP_FLAG = "disableVerificationOnThisBrowser";

export function isVerificationDisabled(): boolean {
  try {
    return window.localStorage.getItem(TWO_STEP_FLAG) === "true";
  } catch {
    return false;
  }
}

/** When nothing can be stored, the second step is required again, which is the safe default. */
export function setVerificationDisabled(disabled: boolean): void {
  try {
    window.localStorage.setItem(TWO_STEP_FLAG, String(disabled));
  } catch {
    // Storage is blocked or full.
  }
}

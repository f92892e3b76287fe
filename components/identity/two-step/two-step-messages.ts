/** Messages exactly as in the API contract (docs/api-contract.md). */
export const CODE_REQUEST_FAILED = "Error occured while logging you in please try again!";
export const VERIFY_FAILED = "Unable to verify your email please try again!";

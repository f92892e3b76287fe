import { isApiError } from "@/contracts/api-error";

/** Returns true when the record does not exist, because its id is unknown or malformed. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.code === 404 || error.code === 400);
}

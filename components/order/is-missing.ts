import { isApiError } from "@/services/api-error";

/** Whether the server knows no such thing: an id of nobody, or no id at all. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.code === 404 || error.code === 400);
}

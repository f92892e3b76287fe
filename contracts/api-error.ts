import type { ErrorData } from "@/contracts/envelope";
import type { FieldError } from "@/contracts/errors";

/** A failed call. `code` is the envelope's, or 0 when there was no response. */
export type ApiError = { code: number; message: string; errors: FieldError[] };

export const NETWORK_FAILURE = "Error occured please try again!";

export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "code" in error && "errors" in error;
}

export function apiError(code: number, message: string, data: unknown): ApiError {
  const errors = (data as ErrorData | undefined)?.errors;
  return { code, message: message || NETWORK_FAILURE, errors: Array.isArray(errors) ? errors : [] };
}

/** Returns true when no response came, or one that leaves open whether the call took effect. */
export function isUnanswered(error: unknown): boolean {
  return !isApiError(error) || error.code === 0 || error.code >= 500;
}

/** Returns the message to show for a failed call. */
export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : NETWORK_FAILURE;
}

/** Returns the error messages by field path. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
}

/** Returns the error of a form that was refused before it was sent: messages by field, and the form's own `message`. */
export function refusal(errors: Readonly<Record<string, string>>, message = ""): ApiError {
  return {
    code: 400,
    message,
    errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
  };
}

import type { ErrorData } from "@/contracts/envelope";
import type { FieldError } from "@/contracts/errors";

/** Why a call failed. `code` is the envelope's; 0 when no answer came at all. */
export type ApiError = { code: number; message: string; errors: FieldError[] };

export const NETWORK_FAILURE = "Error occured please try again!";

export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "code" in error && "errors" in error;
}

export function apiError(code: number, message: string, data: unknown): ApiError {
  const errors = (data as ErrorData | undefined)?.errors;
  return { code, message: message || NETWORK_FAILURE, errors: Array.isArray(errors) ? errors : [] };
}

/** What to tell a person about a failed call. */
export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : NETWORK_FAILURE;
}

/** The complaints by field, as Formik's `setErrors` takes them. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
}

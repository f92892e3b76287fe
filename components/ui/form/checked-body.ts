import { type Schema, ValidationError } from "yup";
import { refusal } from "@/contracts/api-error";
import { missingFields, missingMessage } from "@/contracts/missing";

/** Returns `values` as the call's schema transforms them. Throws an ApiError by field, as the server would. */
export async function checkedBody<Body>(schema: Schema<Body>, values: unknown): Promise<Body> {
  try {
    return await schema.validate(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map(
      error.inner.map(({ path = "", message }) => [path, message]).toReversed() as [string, string][],
    );
    throw refusal(Object.fromEntries(first), missingMessage(schema, missingFields(error.inner)) ?? "");
  }
}

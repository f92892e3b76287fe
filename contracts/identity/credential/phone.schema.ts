import type { AnyObject, StringSchema } from "yup";
import { phoneProblem, writtenPhone } from "@/lib/phone/phone";
import { text } from "@/contracts/fields.schema";

/** A dialling code of the phone table, such as `+65`. */
export const countryCode = () =>
  text()
    .matches(/^\+\d{1,4}$/, { message: "countryCode must look like +65", excludeEmptyString: true })
    .default("+65");

/**
 * A phone number as people write it, reduced to its digits under the dialling code in the sibling field `codeField`.
 */
export const writtenNumber = (codeField = "countryCode"): StringSchema<string | undefined, AnyObject> =>
  text().when(codeField, ([code]: unknown[], schema: StringSchema<string | undefined, AnyObject>) =>
    schema.transform((value: unknown) =>
      typeof value === "string" ? writtenPhone(typeof code === "string" ? code : "", value) : value,
    ),
  );

/** A phone number with a valid length for its dialling code. */
export const phoneNumber = (codeField = "countryCode"): StringSchema<string | undefined, AnyObject> =>
  writtenNumber(codeField).test("phone", function (value) {
    if (!value) return true;
    const problem = phoneProblem((this.parent as Record<string, string>)[codeField] ?? "+65", value);
    return problem === null || this.createError({ message: problem });
  });

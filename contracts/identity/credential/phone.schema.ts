import type { AnyObject, StringSchema } from "yup";
import { phoneProblem } from "@/lib/phone/phone";
import { text } from "@/contracts/fields.schema";

/** A dialling code of the phone table, such as `+65`. */
export const countryCode = () =>
  text()
    .matches(/^\+\d{1,4}$/, { message: "countryCode must look like +65", excludeEmptyString: true })
    .default("+65");

/** Digits of a phone number; its length goes by the sibling field `codeField`. */
export const phoneNumber = (codeField = "countryCode"): StringSchema<string | undefined, AnyObject> =>
  text().test("phone", function (value) {
    if (!value) return true;
    const problem = phoneProblem((this.parent as Record<string, string>)[codeField] ?? "+65", value);
    return problem === null || this.createError({ message: problem });
  });

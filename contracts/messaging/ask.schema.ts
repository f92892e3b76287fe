import { array, type InferType, number, object, string } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { ASK_VENDORS_MAX } from "@/contracts/ask-href";
import { ASK_TABLES_MAX, ASK_TEXT_MAX, DECLINE_REASONS, type DeclineReason } from "./ask";

const words = (name: string) =>
  text().max(ASK_TEXT_MAX, `Please keep ${name} within ${ASK_TEXT_MAX} characters`).default("");

/** POST /ask. */
export const askBody = object({
  vendorIds: array(uuid().required())
    .min(1, "Choose at least one vendor")
    .max(ASK_VENDORS_MAX, `Choose at most ${ASK_VENDORS_MAX} vendors`)
    .required("Choose at least one vendor"),
  eventDate: isoDate().nullable().default(null),
  tables: number()
    .transform((value: unknown, typed: unknown) => (typed === "" ? null : value))
    .typeError("Tables must be a number")
    .integer("Tables must be a whole number")
    .min(1, "Enter at least 1 table")
    .max(ASK_TABLES_MAX, `Enter at most ${ASK_TABLES_MAX} tables`)
    .nullable()
    .default(null),
  drinks: words("drinks"),
  needs: words("your needs"),
});
export type AskBody = InferType<typeof askBody>;

/** GET /ask/vendors: the names of vendors that are about to be asked. */
export const askVendorsQuery = object({
  ids: text()
    .max(400)
    .matches(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/, "ids must be ids, separated by commas")
    .required("ids is required"),
});
export type AskVendorsQuery = InferType<typeof askVendorsQuery>;

/** POST /ask/{id}/vendor. */
export const askMoreBody = object({ vendorId: uuid().required("vendorId is required") });
export type AskMoreBody = InferType<typeof askMoreBody>;

/** POST /ask-vendor/decline/{id}, of a room. */
export const declineAskBody = object({
  reason: string<DeclineReason>()
    .oneOf(DECLINE_REASONS, "reason is not one of ours")
    .required("Choose a reason"),
});
export type DeclineAskBody = InferType<typeof declineAskBody>;

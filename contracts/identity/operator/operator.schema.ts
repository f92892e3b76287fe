import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text, uuid } from "@/contracts/fields.schema";

/** The reason for an operator's decision, shown to the vendor. Each decision says whether it requires one. */
export const reasonText = () => text().max(1_000, "The reason must be at most 1,000 characters").default("");

/** GET /operator/audit. `subjectId` narrows it to one vendor, product or person. */
export const auditQuery = pageQuery
  .pick(["page", "limit", "searchBy"])
  .concat(object({ subjectId: uuid().default(undefined) }));
export type AuditQuery = InferType<typeof auditQuery>;

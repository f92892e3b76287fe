import type { InferType } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";

/** Why an operator decides so, which the vendor reads. Whether one is needed is the decision's to say. */
export const reasonText = () => text().max(1_000, "The reason must be at most 1,000 characters").default("");

/** GET /operator/audit */
export const auditQuery = pageQuery.pick(["page", "limit", "searchBy"]);
export type AuditQuery = InferType<typeof auditQuery>;

import type { vendor } from "@/server/db/schema/catalogue/vendor";
import type { BlockRows } from "../base/seed-rows";
import { seedId } from "../base/seed-id";

/** One file for all certificates of the demo. */
export const DEMO_CERTIFICATE = {
  storageKey: "fact/demo.pdf",
  bytes: Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 43>>stream
BT /F1 14 Tf 20 60 Td (Demo certificate) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`),
};

type VendorRow = Required<typeof vendor.$inferInsert>;

/** The facts confirmed when the vendor joined, matching its columns. `first` is the first of their ids. */
export function factsOf(row: VendorRow, first: number): BlockRows["vendorFact"] {
  const confirmed = {
    vendorId: row.id,
    state: "confirmed" as const,
    number: null,
    expiresOn: null,
    fileName: null,
    mime: null,
    bytes: null,
    storageKey: null,
    halls: null,
    reason: "",
    decidedAt: row.createdAt,
    decidedBy: "operator:cli",
    remindedAt: null,
    createdAt: row.createdAt,
  };
  const facts: Omit<BlockRows["vendorFact"][number], "id">[] = [];
  if (row.halalUntil) {
    facts.push({
      ...confirmed,
      kind: "halal",
      number: `HAL-${row.companyRegistrationNumber}`,
      expiresOn: row.halalUntil,
      fileName: "halal-certificate.pdf",
      mime: "application/pdf",
      bytes: DEMO_CERTIFICATE.bytes.length,
      storageKey: DEMO_CERTIFICATE.storageKey,
    });
  }
  if (row.halls.length > 0) facts.push({ ...confirmed, kind: "tables", halls: row.halls });
  return facts.map((fact, at) => ({ id: seedId("vendor_fact", first + at), ...fact }));
}

import { createHash } from "node:crypto";
import { todayInSingapore } from "@/lib/dates";
import type { vendor } from "@/server/db/schema/catalogue/vendor";
import type { BlockRows } from "../base/seed-rows";
import { seedId } from "../base/seed-id";

type VendorRow = Required<typeof vendor.$inferInsert>;

/** One vendor in three has terms of its own. */
const EVERY = 3;

const textOf = ({ vendorName }: VendorRow) => `These terms apply to bookings with ${vendorName}.
- Time beyond the hours in the package is charged at the overtime rate in the quotation, agreed on the day by one of the couple.
- The couple arranges access to the venue, parking and lifts for set-up from two hours before the start.
- Damage to what we bring, beyond ordinary wear, is charged at cost.
- If weather, illness or an order of the authorities makes the day impossible, we first offer another date within twelve months.`;

/** The terms that some vendors published when they joined. `first` is the first of their ids. */
export function termsOf(row: VendorRow, at: number, first: number): BlockRows["vendorTerms"] {
  if (at % EVERY !== 0) return [];
  const body = textOf(row);
  return [
    {
      id: seedId("vendor_terms", first),
      vendorId: row.id,
      version: 1,
      kind: "text",
      body,
      file: null,
      fileName: "terms-1.txt",
      size: Buffer.byteLength(body),
      sha256: createHash("sha256").update(body).digest("hex"),
      appliesFrom: todayInSingapore(row.createdAt),
      createdAt: row.createdAt,
      withdrawnAt: null,
    },
  ];
}

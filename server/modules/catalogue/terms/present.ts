import type { OwnTerms, TermsStanding, VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import type { TermsRefRow, TermsRow } from "./repo";

/** Returns null for a version by which the vendor has no terms. */
export function presentRef({
  id,
  version,
  kind,
  appliesFrom,
  sha256,
  fileName,
}: TermsRefRow): VendorTermsRef | null {
  return kind === "none" ? null : { id, version, kind, appliesFrom, sha256, fileName };
}

export function presentOwn(row: TermsRow, standing: TermsStanding): OwnTerms {
  const { id, version, kind, appliesFrom, sha256, fileName, size, createdAt } = row;
  return {
    id,
    _id: id,
    version,
    kind,
    standing,
    appliesFrom,
    sha256,
    fileName,
    text: row.body ?? "",
    size,
    publishedAt: createdAt.toISOString(),
  };
}

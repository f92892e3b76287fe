import type { HalalFact, TablesFact } from "@/contracts/catalogue/vendor/vendor-fact";
import type { FactRow } from "./repo";

const entryOf = ({ id, state, reason, createdAt }: FactRow) => ({
  id,
  state,
  reason,
  sentAt: createdAt.toISOString(),
});

export const presentHalal = (row: FactRow): HalalFact => ({
  ...entryOf(row),
  number: row.number ?? "",
  expiresOn: row.expiresOn ?? "",
  fileName: row.fileName ?? "",
});

export const presentTables = (row: FactRow): TablesFact => ({ ...entryOf(row), halls: row.halls ?? [] });

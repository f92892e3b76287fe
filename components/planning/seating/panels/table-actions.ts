import type { SeatingGuest, SeatingTable } from "@/contracts/planning/seating";

/** Actions on a table and its guests. */
export type TableActions = {
  onChange: (label: string, change: Partial<SeatingTable>) => void;
  onRemove: () => void;
  onLockGuest: (guest: SeatingGuest, locked: boolean) => void;
  onUnseat: (guest: SeatingGuest) => void;
  onMoveGuest: (guest: SeatingGuest, tableId: string) => void;
};

import type { GuestGroup } from "@/contracts/planning/guest/guest";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";

/** Shared by the parts of the guest list, besides its guests. */
export type GridContext = {
  groups: readonly GuestGroup[];
  events: readonly WeddingEvent[];
  mayEdit: boolean;
};

import type { GuestGroup } from "@/contracts/planning/guest";
import type { WeddingEvent } from "@/contracts/planning/wedding";

/** What the parts of the guest list need to know beside their guests. */
export type GridContext = {
  groups: readonly GuestGroup[];
  events: readonly WeddingEvent[];
  mayEdit: boolean;
};

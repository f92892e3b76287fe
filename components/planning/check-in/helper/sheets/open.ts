/** The sheet that is open over the list. `guestId` represents the party that an ang bao is from. */
export type OpenSheet =
  | { kind: "party"; partyId: string }
  | { kind: "walk-in"; name: string }
  | { kind: "gift"; name: string; guestId: string | null }
  | { kind: "scan" };

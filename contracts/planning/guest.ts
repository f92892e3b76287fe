export const GUEST_SIDES = ["bride", "groom", "both"] as const;
export type GuestSide = (typeof GUEST_SIDES)[number];

/** `waiting` until the household answers for the guest. */
export const RSVP_ANSWERS = ["waiting", "yes", "no", "maybe"] as const;
export type RsvpAnswer = (typeof RSVP_ANSWERS)[number];

export const DIETARY_NEEDS = [
  "halal",
  "vegetarian",
  "vegan",
  "no_beef",
  "no_pork",
  "no_seafood",
  "gluten_free",
  "child_meal",
] as const;
export type DietaryNeed = (typeof DIETARY_NEEDS)[number];

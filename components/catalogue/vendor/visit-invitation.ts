const INVITATIONS: Readonly<Record<string, { ask: string; action: string }>> = {
  venues: { ask: "See the room and taste the menu before you decide.", action: "Arrange a visit or tasting" },
  "catering-cakes": { ask: "Taste it before you decide.", action: "Arrange a tasting" },
  "bridal-wear": { ask: "Try it on before you decide.", action: "Arrange a fitting" },
};
const OTHERS = { ask: "Meet before you decide.", action: "Arrange a meeting" };

/** Returns the purpose of an appointment with vendors in a master category, by its slug. */
export function visitInvitation(categorySlug: string): { ask: string; action: string } {
  return INVITATIONS[categorySlug] ?? OTHERS;
}

import type { Ceremony } from "@/contracts/planning/checklist";
import { CUSTOM_TEMPLATES } from "./templates-customs";
import { LEGAL_TEMPLATES } from "./templates-legal";
import type { TaskTemplate } from "./template";

const BASICS: readonly TaskTemplate[] = [
  [
    "budget",
    "Agree on a budget with both families",
    -365,
    null,
    "Who pays for what, and what the ang bao is likely to bring back. Vendor Manager splits it by category.",
  ],
  [
    "guests",
    "Draft both families’ guest lists",
    -350,
    null,
    "The number of tables decides which ballrooms are big enough.",
  ],
  [
    "venue",
    "Book your venue",
    -330,
    "venues",
    "Popular weekends and auspicious dates go 12 to 18 months ahead.",
  ],
  ["photographer", "Book your photographer", -300, "actual-day-photography"],
  ["film", "Book your videographer", -270, "wedding-films"],
  ["gown", "Choose gown and suit", -240, "bridal-wear", "Allow time for two fittings."],
  ["makeup", "Book makeup and hair, with a trial", -210, "bridal-makeup"],
  ["prewedding", "Book a pre-wedding shoot", -200, "pre-wedding-photography"],
  ["flowers", "Book flowers and styling", -180, "flowers-decor"],
  [
    "rings",
    "Choose your wedding bands",
    -150,
    "wedding-bands",
    "Engraving and resizing take four to six weeks.",
  ],
  ["music", "Book emcee and music", -150, "music-entertainment"],
  ["leave", "Apply for leave, and book the honeymoon", -150],
  ["invites", "Order invitations", -120, "invitation-cards"],
  [
    "send-invites",
    "Send invitations",
    -70,
    null,
    "Eight to ten weeks before is usual; earlier for guests from overseas.",
  ],
  ["cars", "Book the bridal car", -90, "bridal-cars"],
  ["helpers", "Ask your brothers, sisters and helpers", -90],
  ["gifts", "Order door gifts", -60, "door-gifts"],
  ["rsvp", "Chase the last RSVPs", -30],
  [
    "tables",
    "Give your venue the final table count",
    -14,
    null,
    "Check the guarantee date in your contract: after it, tables are charged even if they stay empty.",
  ],
  ["dietary", "Tell the caterer about meals and allergies", -14],
  ["seating", "Finish the seating plan", -10],
  ["run-sheet", "Send the run sheet to vendors and helpers", -7],
  ["cash", "Prepare ang bao for helpers, and cash for tips", -5],
  [
    "emergency",
    "Pack the emergency kit",
    -2,
    null,
    "Safety pins, plasters, blister pads, chargers, snacks, water and a spare shirt.",
  ],
  ["rest", "Sleep early", -1],
  ["thanks", "Thank your guests", 14],
  ["review", "Review your vendors", 21],
];

/** The tasks that each ceremony adds. The basics belong to every wedding. */
export const TEMPLATES: Readonly<Record<Ceremony | "basics", readonly TaskTemplate[]>> = {
  basics: BASICS,
  ...LEGAL_TEMPLATES,
  ...CUSTOM_TEMPLATES,
};

export type { TaskTemplate } from "./template";

import { formatMoneyShort } from "@/lib/money";
import { button, note, paragraph } from "./content";
import type { Templates } from "./templates";

/** Mail about offers that somebody asked for. */
export const PROMO_TEMPLATES = {
  "promo-code": ({ code, percent, capCents, excludesVenues, startLink }) => ({
    subject: `Your ${percent}% off at Sayang`,
    preheader: `Up to ${formatMoneyShort(capCents)} off. Your code is inside.`,
    heading: `${percent}% off, for you`,
    blocks: [
      paragraph(
        `Here is your code for ${percent}% off, up to ${formatMoneyShort(capCents)}. Enter it when you check out` +
          `${excludesVenues ? ". It is good for everything but venues." : "."}`,
      ),
      { type: "code", label: "Your code, good once", code },
      button("Start Planning", startLink),
      note("If you did not ask for it, ignore this message, or enjoy the code all the same."),
    ],
    why: "You get this message because somebody asked for the offer at Sayang with this address.",
  }),
} satisfies Partial<Templates>;

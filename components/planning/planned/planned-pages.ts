import type { PlannedPage } from "./planned-view";

/** The dashboard tabs whose features are not built yet. Remove an entry when its page is built. */
export const PLANNED = {
  guestList: {
    title: "Guest List",
    lead: "You can’t add guests here yet. Invitations, RSVPs, seating and check-in are coming to this page.",
    today: [
      {
        href: "/user/dashboard/guest-list/invitations?tab=design",
        label: "Design your invitation",
        text: "Choose a design and your words in four languages, and see it on a phone.",
      },
      {
        href: "/user/dashboard/my-wedding/page",
        label: "Make your wedding page",
        text: "Your story, the days and the details, behind a private link.",
      },
      {
        href: "/guest-list",
        label: "See what’s coming",
        text: "How the guest list will work with your banquet, budget and catering.",
      },
      {
        href: "/helpful-tips/counting-tables",
        label: "Estimate your tables",
        text: "How to get from two families’ lists to a number for the banquet manager.",
      },
      {
        href: "/vendor?category=venues#result",
        label: "Find a venue",
        text: "Banquets by the table, at all-in prices.",
      },
    ],
  },
} satisfies Record<string, PlannedPage>;

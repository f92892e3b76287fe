import type { PlannedPage } from "./planned-view";

/** The dashboard tabs whose features are not built yet. Remove an entry when its page is built. */
export const PLANNED = {
  checklist: {
    title: "Checklist",
    lead: "Your own checklist isn’t ready yet. When it is, its due dates will count back from your wedding day.",
    today: [
      {
        href: "/helpful-tips/twelve-month-plan",
        label: "Read the twelve-month plan",
        text: "What to do when, from the first ballroom visit to the ang bao box.",
      },
      {
        href: "/user/wedding-details",
        label: "Set your wedding date",
        text: "Your dashboard counts down to it, and searches can start from it.",
      },
      {
        href: "/user/dashboard/my-wedding",
        label: "See what’s due next",
        text: "Payments and appointments of your bookings, soonest first.",
      },
    ],
  },
  vendorManager: {
    title: "Vendor Manager",
    lead: "One table of your vendors with what you planned, paid and still owe isn’t ready yet. The figures are already on these pages.",
    today: [
      {
        href: "/user/manage-orders",
        label: "Order History",
        text: "Every vendor you booked, what was agreed, and its payment steps.",
      },
      {
        href: "/user/payment-history",
        label: "Payment History",
        text: "What you paid, when and to whom, with receipts.",
      },
      {
        href: "/user/wishlist?tab=shortlist",
        label: "Shortlisted vendors",
        text: "The vendors you are considering. Compare up to four side by side.",
      },
      {
        href: "/user/dashboard/messages",
        label: "Messages",
        text: "Your conversations with each of them.",
      },
    ],
  },
  guestList: {
    title: "Guest List",
    lead: "You can’t add guests here yet. Invitations, RSVPs, seating and check-in are coming to this page.",
    today: [
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

/** One stop of the vendor's tour. Without `element` it is centred on the screen. */
export type TourStep = { element?: string; title: string; text: string };

const WELCOME: TourStep = {
  title: "Welcome to your dashboard",
  text: "A short look around, about a minute. The arrow keys lead on and back, Escape leaves.",
};
const SUMMARY: TourStep = {
  element: "#main [role=group][aria-label=Summary]",
  title: "What wants you today",
  text: "Orders that wait for your answer come first, with the time you have left. Beside them: what is under way and what you have sold.",
};
const ACCOUNT = '[data-tour="account"]';
const entry = (path: string) => `[data-tour="sidebar"] a[href="/vendor/dashboard${path}"]`;

/** For screens with the menu beside the page. */
export const WIDE_TOUR: readonly TourStep[] = [
  WELCOME,
  SUMMARY,
  {
    element: entry("/orders"),
    title: "Orders",
    text: "Every booking with its date, its milestones and what has been paid so far.",
  },
  {
    element: entry("/orders/approve"),
    title: "Approvals",
    text: "A new order waits here for your yes or no. Unanswered for 72 hours, it is cancelled and the couple gets everything back.",
  },
  {
    element: entry("/settings/seller-info"),
    title: "Vendor Profile",
    text: "Your shop as couples see it: pictures, services, payment policy and FAQ. Your bank details and your password are here too.",
  },
  {
    element: ACCOUNT,
    title: "That is all",
    text: "Log out here, or take this tour again whenever you like.",
  },
];

/** For screens with the menu in the drawer. */
export const NARROW_TOUR: readonly TourStep[] = [
  WELCOME,
  SUMMARY,
  {
    element: '[data-tour="drawer"]',
    title: "Your menu",
    text: "Orders holds every booking and what has been paid. Approvals holds the new ones: answer them within 72 hours, or they are cancelled and the couple gets everything back.",
  },
  {
    element: '[data-tour="drawer"]',
    title: "Vendor Profile, under Settings",
    text: "Your shop as couples see it: pictures, services, payment policy and FAQ. Your bank details and your password are here too.",
  },
  {
    element: ACCOUNT,
    title: "That is all",
    text: "Log out here, or take this tour again whenever you like.",
  },
];

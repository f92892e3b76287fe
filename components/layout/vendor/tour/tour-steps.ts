import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import type { VendorRole } from "@/contracts/catalogue/vendor/vendor-team";

/** One stop of the vendor's tour. Without `element` it is centred on the screen. */
export type TourStep = {
  element?: string;
  title: string;
  text: string;
  /** Left out for roles that can't open this page. */
  page?: string;
  /** Left out for roles that can open this page. */
  unless?: string;
};

const HOME = "/vendor/dashboard";
const APPROVALS = `${HOME}/orders/approve`;
const PROFILE = `${HOME}/settings/seller-info`;
const BANK = `${HOME}/settings/bank-info`;

const WELCOME: TourStep = {
  title: "Welcome to your dashboard",
  text: "A short look around, about a minute. The arrow keys lead on and back, Escape leaves.",
};
const HOMES: readonly TourStep[] = [
  {
    page: HOME,
    element: "#main [role=group][aria-label=Summary]",
    title: "What wants you today",
    text: "Orders that wait for your answer come first, with the time you have left. Beside them: what is under way and what you have sold.",
  },
  {
    unless: HOME,
    element: '[data-tour="places"]',
    title: "What you do here",
    text: "Each line leads to a part of the shop that you look after, and says what is waiting there.",
  },
];
const LAST: TourStep = {
  element: '[data-tour="account"]',
  title: "That is all",
  text: "Log out here, or take this tour again whenever you like.",
};
const entry = (href: string) => `[data-tour="sidebar"] a[href="${href}"]`;

const SHOP = "Your shop as couples see it: pictures, services, payment policy and FAQ.";
const profile = (element: string, title: string): readonly TourStep[] => [
  { page: BANK, element, title, text: `${SHOP} Your bank details and your password are here too.` },
  {
    ...{ page: PROFILE, unless: BANK, element, title },
    text: "Your shop as couples see it: pictures, services and FAQ. Your password is here too.",
  },
];

/** For screens with the menu beside the page. */
const WIDE: readonly TourStep[] = [
  WELCOME,
  ...HOMES,
  {
    unless: HOME,
    element: entry(`${HOME}/messages`),
    title: "Messages",
    text: "Couples write to the shop here. Everyone on the team sees the same conversations.",
  },
  {
    element: entry(`${HOME}/orders`),
    title: "Orders",
    text: "Every booking with its date, its milestones and what has been paid so far.",
  },
  {
    page: APPROVALS,
    element: entry(APPROVALS),
    title: "Approvals",
    text: "A new order waits here for your yes or no. Unanswered for 72 hours, it is cancelled and the couple gets everything back.",
  },
  ...profile(entry(PROFILE), "Vendor Profile"),
  LAST,
];

const DRAWER = '[data-tour="drawer"]';

/** For screens with the menu in the drawer. */
const NARROW: readonly TourStep[] = [
  WELCOME,
  ...HOMES,
  {
    page: APPROVALS,
    element: DRAWER,
    title: "Your menu",
    text: "Orders holds every booking and what has been paid. Approvals holds the new ones: answer them within 72 hours, or they are cancelled and the couple gets everything back.",
  },
  {
    unless: APPROVALS,
    element: DRAWER,
    title: "Your menu",
    text: "Messages holds what couples write. Orders holds every booking and what has been paid.",
  },
  ...profile(DRAWER, "Vendor Profile, under Settings"),
  LAST,
];

/** Returns the tour of a screen, without the pages that the role can't open. */
export function tourOf(role: VendorRole, screen: "wide" | "narrow"): TourStep[] {
  return (screen === "wide" ? WIDE : NARROW).filter(
    ({ page, unless }) => (!page || mayOpen(role, page)) && !(unless && mayOpen(role, unless)),
  );
}

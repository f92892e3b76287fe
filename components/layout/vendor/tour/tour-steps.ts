import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import type { VendorRole } from "@/contracts/identity/vendor-account";

/** One stop of the vendor's tour. Without `element` it is centred on the screen. */
export type TourStep = {
  element?: string;
  title: string;
  text: string;
  /** Omitted for roles that can't open this page. */
  page?: string;
  /** Omitted for roles that can open this page. */
  unless?: string;
};

const HOME = "/vendor/dashboard";
const APPROVALS = `${HOME}/orders/approve`;
const PROFILE = `${HOME}/settings/seller-info`;
const BANK = `${HOME}/settings/bank-info`;

const welcome = (keys: boolean): TourStep => ({
  title: "Welcome to your dashboard",
  text: `Take a one-minute look around.${keys ? " Use the arrow keys to move and Escape to leave." : ""}`,
});
const HOMES: readonly TourStep[] = [
  {
    page: HOME,
    element: "#main [role=group][aria-label=Summary]",
    title: "What needs you today",
    text: "Orders waiting for your answer come first, with the time you have left. Next to them: bookings under way and your sales.",
  },
  {
    unless: HOME,
    element: '[data-tour="places"]',
    title: "What you do here",
    text: "Each line opens a part of the shop you look after, and shows what’s waiting there.",
  },
];
const LAST: TourStep = {
  element: '[data-tour="account"]',
  title: "That’s it",
  text: "Log out here, or take this tour again whenever you like.",
};
const entry = (href: string) => `[data-tour="sidebar"] a[href="${href}"]`;

const SHOP = "Your shop as couples see it: pictures, services, payment policy and FAQ.";
const profile = (element: string, title: string): readonly TourStep[] => [
  { page: BANK, element, title, text: `${SHOP} Your bank details and your password are here too.` },
  {
    page: PROFILE,
    unless: BANK,
    element,
    title,
    text: "Your shop as couples see it: pictures, services and FAQ. Your password is here too.",
  },
];

/** For screens with the menu beside the page. */
const WIDE: readonly TourStep[] = [
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
    text: "Every booking with its date, its milestones and what’s been paid so far.",
  },
  {
    page: APPROVALS,
    element: entry(APPROVALS),
    title: "Approvals",
    text: "New orders wait here for you to accept or decline. If you don’t answer within 72 hours, the order is cancelled and the couple is refunded in full.",
  },
  ...profile(entry(PROFILE), "Vendor Profile"),
  LAST,
];

const DRAWER = '[data-tour="drawer"]';

/** For screens with the menu in the drawer. */
const NARROW: readonly TourStep[] = [
  ...HOMES,
  {
    page: APPROVALS,
    element: DRAWER,
    title: "Your menu",
    text: "Orders lists every booking and what’s been paid. Approvals lists the new ones: answer within 72 hours, or they’re cancelled and the couple is refunded in full.",
  },
  {
    unless: APPROVALS,
    element: DRAWER,
    title: "Your menu",
    text: "Messages is where couples write to you. Orders lists every booking and what’s been paid.",
  },
  ...profile(DRAWER, "Vendor Profile, under Settings"),
  LAST,
];

/** Returns the tour of a screen, without the pages that the role can't open. `keys` is false on touch screens. */
export function tourOf(role: VendorRole, screen: "wide" | "narrow", keys: boolean): TourStep[] {
  return [welcome(keys), ...(screen === "wide" ? WIDE : NARROW)].filter(
    ({ page, unless }) => (!page || mayOpen(role, page)) && !(unless && mayOpen(role, unless)),
  );
}

"use client";
import { usePathname } from "next/navigation";
import { PREVIEW_HREF, SETTINGS_PAGES } from "@/components/catalogue/vendor/profile/form/settings-pages";
import { ApplicationBanner } from "@/components/catalogue/vendor/profile/application-banner";

const PROFILE: readonly string[] = SETTINGS_PAGES.map(({ href }) => href);
const SHOWN_ON = ["/vendor/dashboard", PREVIEW_HREF, "/vendor/dashboard/settings/onboarding", ...PROFILE];

/** The application status, above the pages where vendors look for it. */
export function VendorBanner() {
  return SHOWN_ON.includes(usePathname()) ? <ApplicationBanner /> : null;
}

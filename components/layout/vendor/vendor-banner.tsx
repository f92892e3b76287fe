"use client";
import { usePathname } from "next/navigation";
import { ApplicationBanner } from "@/components/catalogue/vendor-settings/application-banner";

const SHOWN_ON = ["/vendor/dashboard", "/vendor/dashboard/settings/seller-info"];

/** The application status, above the pages where vendors look for it. */
export function VendorBanner() {
  return SHOWN_ON.includes(usePathname()) ? <ApplicationBanner /> : null;
}

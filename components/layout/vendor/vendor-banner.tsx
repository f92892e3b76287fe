"use client";
import { usePathname } from "next/navigation";
import { ApplicationBanner } from "@/components/vendor-settings/application-banner";

const SHOWN_ON = ["/vendor/dashboard", "/vendor/dashboard/settings/seller-info"];

/** What a vendor must know before anything else, over the pages where they would look for it. */
export function VendorBanner() {
  return SHOWN_ON.includes(usePathname()) ? <ApplicationBanner /> : null;
}

import type { ReactNode } from "react";
import { SiteNotices } from "@/app/site-notices";

/** Guests' pages, below what doesn't work right now. */
export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteNotices audience="guests" />
      {children}
    </>
  );
}

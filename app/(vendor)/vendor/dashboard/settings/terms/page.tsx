import type { Metadata } from "next";
import { TermsView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "Your own terms", robots: { index: false } };

export default function TermsPage() {
  return <TermsView />;
}

import type { Metadata } from "next";
import { SiteNotices } from "@/app/site-notices";
import { VisitorLanguage } from "@/app/visitor-language";
import { RegisterView } from "@/components/identity/registration/register-view";

export const metadata: Metadata = { title: "Register", robots: { index: false } };

/** Rendered per request, in the visitor's language. */
export const dynamic = "force-dynamic";

export default function RegisterPage() {
  return (
    <VisitorLanguage>
      <SiteNotices audience="couples" />
      <RegisterView />
    </VisitorLanguage>
  );
}

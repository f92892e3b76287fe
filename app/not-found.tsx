import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { PlainHeader } from "@/components/layout/header/plain-header";
import { NotFoundView } from "@/components/ui/feedback/message-page/not-found-view";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <>
      <PlainHeader />
      <NotFoundView />
      <SiteFooter />
    </>
  );
}

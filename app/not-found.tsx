import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { SiteHeader } from "@/components/layout/header/site-header";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <MessagePage
        title="Nobody is seated at this table"
        actions={
          <>
            <ButtonLink href="/vendor">Find vendors</ButtonLink>
            <ButtonLink href="/" variant="secondary">
              Home
            </ButtonLink>
          </>
        }
      >
        <p>The page has moved or was never here. Check the address, or start from the vendors.</p>
      </MessagePage>
      <SiteFooter />
    </>
  );
}

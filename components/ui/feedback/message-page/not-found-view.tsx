import { ButtonLink } from "@/components/ui/action/button";
import { MessagePage } from "./message-page";

export function NotFoundView() {
  return (
    <MessagePage
      title="We can’t find that page"
      drawing="missing"
      actions={
        <>
          <ButtonLink href="/vendor">Find vendors</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Home
          </ButtonLink>
          <ButtonLink href="/contact-us" variant="plain">
            Contact Us
          </ButtonLink>
        </>
      }
    >
      <p>It may have moved, or the address may be wrong. Start from the vendors, or go home.</p>
    </MessagePage>
  );
}

import { ButtonLink } from "@/components/ui/action/button";
import { MessagePage } from "./message-page";

export function NotFoundView() {
  return (
    <MessagePage
      title="Nobody is seated at this table"
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
      <p>The page has moved or was never here. Check the address, or start from the vendors.</p>
    </MessagePage>
  );
}

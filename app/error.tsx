"use client";
import { Button, ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: Props) {
  return (
    <MessagePage
      title="Something broke on our side"
      actions={
        <>
          <Button onClick={reset}>Try again</Button>
          <ButtonLink href="/" variant="secondary">
            Home
          </ButtonLink>
          <ButtonLink href="/contact-us" variant="plain">
            Contact Us
          </ButtonLink>
        </>
      }
    >
      <p>Nothing you entered was charged or booked by this page. Try again in a moment.</p>
      {error.digest ? <p>If it keeps happening, tell us this number: {error.digest}</p> : null}
    </MessagePage>
  );
}

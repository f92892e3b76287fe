"use client";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import { isChunkError } from "@/lib/page/chunk-error";

const REACHED_NOTHING = "Part of the page didn’t load. Check your connection and try again.";
const BROKEN = "Nothing you entered was charged or booked by this page. Try again in a moment.";

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: Props) {
  return (
    <MessagePage
      title="Something broke on our side"
      drawing="broken"
      actions={
        <>
          <Button onClick={isChunkError(error) ? () => window.location.reload() : reset}>Try again</Button>
          <ButtonLink href="/" variant="secondary">
            Home
          </ButtonLink>
          <ButtonLink href="/contact-us" variant="plain">
            Contact Us
          </ButtonLink>
        </>
      }
    >
      <p>{isChunkError(error) ? REACHED_NOTHING : BROKEN}</p>
      {error.digest ? <p>If it keeps happening, tell us this number: {error.digest}</p> : null}
    </MessagePage>
  );
}

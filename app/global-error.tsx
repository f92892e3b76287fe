"use client";
import "@/styles/tokens.css";
import "@/styles/base.css";
import { Button } from "@/components/ui/action/button";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import { figtree, fraunces } from "./fonts";

/** Replaces the root layout when that itself has failed. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-SG" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <title>Something broke · Sayang</title>
        <MessagePage
          title="Something broke on our side"
          drawing="broken"
          actions={<Button onClick={reset}>Try again</Button>}
        >
          <p>The page could not be shown. Try again in a moment.</p>
        </MessagePage>
      </body>
    </html>
  );
}

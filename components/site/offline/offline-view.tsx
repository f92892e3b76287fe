import { Button } from "@/components/ui/action/button";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";

/**
 * Inline, because no chunk can be fetched without a network. The page reloads itself when the network is back. If there
 * is a network, the server is not responding; the page says so and retries every 15 seconds. React, should it load
 * after all, leaves this text alone.
 */
const RELOAD = `const again=()=>location.reload();addEventListener("online",again);document.getElementById("again").onclick=again;if(navigator.onLine){document.title=document.querySelector("h1>span").textContent="We can’t reach Sayang";document.getElementById("why").textContent="Your connection works, but our server isn’t responding. We’ll try again every 15 seconds.";setTimeout(again,15000)}`;

export function OfflineView() {
  return (
    <>
      <MessagePage
        title={<span suppressHydrationWarning>You are offline</span>}
        drawing="offline"
        actions={<Button id="again">Try again</Button>}
      >
        <p id="why" suppressHydrationWarning>
          Your cart and plans are safe. This page reloads as soon as you’re back online.
        </p>
      </MessagePage>
      <script dangerouslySetInnerHTML={{ __html: RELOAD }} />
    </>
  );
}

import { Button } from "@/components/ui/action/button";
import { MessagePage } from "@/components/ui/feedback/message-page";

/** Inline, because no chunk can be fetched without a network. The page reloads itself when the network is back. */
const RELOAD = `addEventListener("online",()=>location.reload());document.getElementById("again").onclick=()=>location.reload()`;

export function OfflineView() {
  return (
    <>
      <MessagePage title="You are offline" actions={<Button id="again">Try again</Button>}>
        <p>
          We could not reach Sayang. Your cart and your plans are kept. The page loads by itself as soon as
          you are connected again.
        </p>
      </MessagePage>
      <script dangerouslySetInnerHTML={{ __html: RELOAD }} />
    </>
  );
}

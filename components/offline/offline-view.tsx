import { PlainHeader } from "@/components/layout/header/plain-header";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

/** Nothing but what stands in the page is there without a network: it goes on by itself when that is back. */
const GO_ON = `addEventListener("online",()=>location.reload());document.getElementById("again").onclick=()=>location.reload()`;

export function OfflineView() {
  return (
    <>
      <PlainHeader />
      <MessagePage title="You are offline" actions={<Button id="again">Try again</Button>}>
        <p>
          We could not reach Sayang. Your cart and your plans are kept. The page loads by itself as soon as
          you are connected again.
        </p>
      </MessagePage>
      <script dangerouslySetInnerHTML={{ __html: GO_ON }} />
    </>
  );
}

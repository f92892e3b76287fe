import { Button } from "@/components/ui/action/button";
import { MailStopPage } from "@/components/ui/feedback/message-page/mail-stop-page";
import styles from "./mail-stop-view.module.css";

/** Stops vendors' mail to the address. */
export function MailStopView({ token, done }: { token: string; done: boolean }) {
  return (
    <MailStopPage
      token={token}
      done={done}
      after="Vendors can’t invite this address or write to it through Sayang again."
      title="Stop emails from vendors?"
      form={
        <form
          className={styles.form}
          method="post"
          encType="multipart/form-data"
          action="/api/v1/public/mail-stop"
        >
          <input type="hidden" name="token" value={token} />
          <Button type="submit">Don’t write to me again</Button>
        </form>
      }
    >
      No vendor will be able to send invitations or offers to this address through Sayang.
    </MailStopPage>
  );
}

import { Button } from "@/components/ui/action/button";
import { HomeLink } from "@/components/ui/feedback/message-page/home-link";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import styles from "./mail-stop-view.module.css";

/** The page of the mailed link. Works without script, and asks first, because mail scanners open links, too. */
export function MailStopView({ token, done }: { token: string; done: boolean }) {
  if (done) {
    return (
      <MessagePage title="You won’t get any more of these emails" drawing="success" actions={<HomeLink />}>
        <p>Vendors can’t invite this address or write to it through Sayang again.</p>
      </MessagePage>
    );
  }
  if (!token) {
    return (
      <MessagePage title="This link isn’t complete" drawing="missing" actions={<HomeLink />}>
        <p>Open the link in the email again.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="Stop emails from vendors?"
      drawing="voucher"
      actions={
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
      <p>No vendor will be able to send invitations or offers to this address through Sayang.</p>
    </MessagePage>
  );
}

import { Button } from "@/components/ui/action/button";
import { HomeLink } from "@/components/ui/feedback/message-page/home-link";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import { NOTICE_LABELS, type NoticeKind } from "@/contracts/identity/notice";

type Props = { token: string; kind: NoticeKind | null; done: boolean };

/** The page of the link in a mail. Works without script, and asks first, because mail scanners open links, too. */
export function NoticeMailStopView({ token, kind, done }: Props) {
  const about = kind ? NOTICE_LABELS[kind].label.toLowerCase() : "this";
  if (done) {
    return (
      <MessagePage title="You won’t get any more of these emails" drawing="success" actions={<HomeLink />}>
        <p>You can switch emails about {about} on again in your notice settings.</p>
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
      title={`Stop emails about ${about}?`}
      drawing="voucher"
      actions={
        <form method="post" action={`/api/v1/public/notice-mail-stop?token=${encodeURIComponent(token)}`}>
          <Button type="submit">Stop these emails</Button>
        </form>
      }
    >
      <p>You’ll still see what’s new on Sayang, and get emails about payments and security.</p>
    </MessagePage>
  );
}

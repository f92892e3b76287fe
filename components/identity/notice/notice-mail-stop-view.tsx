import { Button } from "@/components/ui/action/button";
import { MailStopPage } from "@/components/ui/feedback/message-page/mail-stop-page";
import { NOTICE_LABELS, type NoticeKind } from "@/contracts/identity/notice";

type Props = { token: string; kind: NoticeKind | null; done: boolean };

/** Stops mail about one kind of notice. */
export function NoticeMailStopView({ token, kind, done }: Props) {
  const about = kind ? NOTICE_LABELS[kind].label.toLowerCase() : "this";
  return (
    <MailStopPage
      token={token}
      done={done}
      after={`You can switch emails about ${about} on again in your notice settings.`}
      title={`Stop emails about ${about}?`}
      form={
        <form method="post" action={`/api/v1/public/notice-mail-stop?token=${encodeURIComponent(token)}`}>
          <Button type="submit">Stop these emails</Button>
        </form>
      }
    >
      You’ll still see what’s new on Sayang, and get emails about payments and security.
    </MailStopPage>
  );
}

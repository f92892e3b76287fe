import type { ReactNode } from "react";
import { HomeLink } from "./home-link";
import { MessagePage } from "./message-page";

type Props = {
  token: string;
  done: boolean;
  /** Says what has stopped, or how to start it again. */
  after: ReactNode;
  title: string;
  form: ReactNode;
  children: ReactNode;
};

/** The page of a link that stops mail. Works without script, and asks first, because mail scanners open links, too. */
export function MailStopPage({ token, done, after, title, form, children }: Props) {
  if (done) {
    return (
      <MessagePage title="You won’t get any more of these emails" drawing="success" actions={<HomeLink />}>
        <p>{after}</p>
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
    <MessagePage title={title} drawing="voucher" actions={form}>
      <p>{children}</p>
    </MessagePage>
  );
}

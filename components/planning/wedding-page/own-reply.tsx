import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import styles from "./wedding-page-view.module.css";

type OwnReplyProps = { slug: string; asked: boolean; hasEvents: boolean };

/** The way to one's own reply for those who came by the page's address. It never says who is on the list. */
export function OwnReply({ slug, asked, hasEvents }: OwnReplyProps) {
  return (
    <section id="reply" aria-labelledby="reply-title">
      <h2 id="reply-title" className={styles.title}>
        Your reply
      </h2>
      {asked ? (
        <p className={styles.text} role="status">
          If your invitation goes to this address, your link is on its way. Nothing there? Check your spam
          folder, or ask the couple for your link.
        </p>
      ) : (
        <>
          <p className={styles.text}>
            {hasEvents
              ? "Reply with the link in your invitation. Can’t find it? We’ll email it to you."
              : "Open the link in your invitation to see when and where, and to reply. Can’t find it? We’ll email it to you."}
          </p>
          <form className={styles.ask} method="post" action="/api/v1/public/wedding-page/link">
            <input type="hidden" name="slug" value={slug} />
            <TextField
              id="own-email"
              name="email"
              type="email"
              label="Email your invitation went to"
              autoComplete="email"
              required
            />
            <Button type="submit">Email me my link</Button>
          </form>
          <p className={styles.hint}>Invited by WhatsApp? The link is in the couple’s message to you.</p>
        </>
      )}
    </section>
  );
}

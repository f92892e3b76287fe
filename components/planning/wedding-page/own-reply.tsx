import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import type { LinkAsked } from "@/contracts/planning/invitation/wedding-page";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import { PAGE_WORDS } from "./page-words";
import styles from "./wedding-page-view.module.css";

type OwnReplyProps = { slug: string; asked: LinkAsked | null; hasEvents: boolean; language?: InviteLanguage };

/** Leads guests who came by the page's address to their own reply. Never reveals who is on the list. */
export function OwnReply({ slug, asked, hasEvents, language = "en" }: OwnReplyProps) {
  const words = PAGE_WORDS[language];
  return (
    <section id="reply" aria-labelledby="reply-title">
      <h2 id="reply-title" className={styles.title}>
        {words.reply}
      </h2>
      {asked ? (
        <p className={styles.text} role="status">
          {asked === "text" ? words.askedByText : words.asked}
        </p>
      ) : (
        <>
          <p className={styles.text}>{hasEvents ? words.replyHow : words.replyHowAlone}</p>
          <form className={styles.ask} method="post" action="/api/v1/public/wedding-page/link">
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name="language" value={language} />
            <TextField
              id="own-email"
              name="email"
              type="email"
              label={words.email}
              autoComplete="email"
              required
            />
            <Button type="submit">{words.sendLink}</Button>
          </form>
          <h3 className={styles.or}>{words.byName}</h3>
          <form className={styles.ask} method="post" action="/api/v1/public/wedding-page/link-by-name">
            <input type="hidden" name="slug" value={slug} />
            <input type="hidden" name="language" value={language} />
            <TextField id="own-name" name="name" label={words.name} autoComplete="name" required />
            <TextField
              id="own-phone"
              name="phone"
              type="tel"
              inputMode="tel"
              label={words.phone}
              autoComplete="tel"
              required
            />
            <Button type="submit" variant="secondary">
              {words.textLink}
            </Button>
          </form>
          <p className={styles.hint}>{words.whatsApp}</p>
        </>
      )}
    </section>
  );
}

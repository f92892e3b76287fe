"use client";
import { useDeferredValue } from "react";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { WeddingPageSettings } from "@/contracts/planning/invitation/wedding-page";
import { useGetInviteSettingsQuery } from "@/services/planning/invitation";
import type { PageWords } from "./page-form";
import { WeddingPageView } from "./wedding-page-view";
import styles from "./page-editor.module.css";

/** The page as guests will see it on a phone, with the texts as typed. */
export default function PagePreview({
  settings,
  words,
}: {
  settings: WeddingPageSettings;
  words: PageWords;
}) {
  const { data: invite } = useGetInviteSettingsQuery();
  const typed = useDeferredValue(words);
  const { couple, date, daysToGo, pictures, events } = settings;
  const { story, dressCode, giftNote, travel, questions } = typed;
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={styles.note}>As guests will see it on a phone</p>
      {/* Also scrollable by keyboard. */}
      <div className={styles.phone} tabIndex={0} role="group" aria-label="Your page on a phone">
        {invite ? (
          <WeddingPageView
            framed
            page={{
              couple,
              date,
              daysToGo,
              design: invite.design,
              picture: invite.picture,
              story,
              dressCode,
              giftNote,
              travel,
              questions,
              pictures,
              events,
            }}
          />
        ) : (
          <Skeleton shape="block" height="30rem" />
        )}
      </div>
    </section>
  );
}

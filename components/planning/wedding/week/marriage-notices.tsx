"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { useUndo } from "@/components/ui/feedback/undo/use-undo";
import { HomeSection } from "@/components/ui/page/home-section";
import type { MarriageLaw, MarriageNotice } from "@/contracts/planning/marriage-notice";
import { daysBetween, formatDate, formatDay, type IsoDate } from "@/lib/dates";
import { useChangeTaskMutation } from "@/services/planning/checklist";
import styles from "./week.module.css";

type Props = { notices: readonly MarriageNotice[]; today: IsoDate };

const REGISTRIES: Readonly<Record<MarriageLaw, { title: string; filed: string }>> = {
  civil: { title: "Notice of marriage (ROM)", filed: "We’ve filed it" },
  muslim: { title: "Application to marry (ROMM)", filed: "We’ve applied" },
};

/** The days on which the couple can give notice of their marriage. Renders nothing once they have. */
export function MarriageNotices({ notices, today }: Props) {
  const [wasFiled, setWasFiled] = useState(false);
  const undo = useUndo();
  const [change, { isLoading }] = useChangeTaskMutation();
  const tick = async ({ taskId: id, law }: MarriageNotice) => {
    if (!(await change({ id, done: true })).data) return;
    setWasFiled(true);
    undo.offer({ message: `Done: ${REGISTRIES[law].title}`, undo: () => change({ id, done: false }) });
  };
  if (notices.length === 0 && !wasFiled) return null;
  return (
    <div>
      {notices.length > 0 ? (
        <HomeSection
          title="At the Registry"
          action={{ label: "Checklist", href: "/user/dashboard/check-list" }}
        >
          <ul>
            {notices.map((notice) => (
              <li key={notice.law} className={styles.notice}>
                <div className={styles.what}>
                  <p>{REGISTRIES[notice.law].title}</p>
                  <When notice={notice} today={today} />
                </div>
                {today >= notice.opens ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={isLoading}
                    onClick={() => void tick(notice)}
                  >
                    {REGISTRIES[notice.law].filed}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </HomeSection>
      ) : null}
      <UndoNotice {...undo.notice} />
    </div>
  );
}

/** The last days are told as urgent. */
const URGENT_DAYS = 14;

function When({ notice: { law, day, opens, closes }, today }: { notice: MarriageNotice; today: IsoDate }) {
  const left = daysBetween(today, closes);
  const site = <a href="https://www.marriage.gov.sg">marriage.gov.sg</a>;
  if (today < opens) {
    return (
      <p className={styles.note}>
        From {formatDay(opens)} to {formatDate(closes)} at {site}, for {formatDate(day)}.
        {law === "civil" ? " Slots at the Registry open on the same day." : ""}
      </p>
    );
  }
  if (left < 0) {
    return (
      <p className={styles.note} data-overdue>
        The last day to file for {formatDate(day)} was {formatDate(closes)}. Ask the Registry what you can do,
        or move the day.
      </p>
    );
  }
  return (
    <p className={styles.note} data-overdue={left <= URGENT_DAYS || undefined}>
      File at {site} by {formatDay(closes)},{" "}
      {left === 0 ? "today" : left === 1 ? "1 day left" : `${left} days left`}, for {formatDate(day)}.
    </p>
  );
}

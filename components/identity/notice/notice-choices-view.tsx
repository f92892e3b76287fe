"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { RowsSkeleton } from "@/components/ui/page/home-section";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import {
  FIXED_MAILS,
  NOTICE_LABELS,
  NOTICE_MAIL_MINUTES,
  type NoticeChannel,
  type NoticeChoice,
} from "@/contracts/identity/notice";
import { useGetNoticeChoicesQuery, useSaveNoticeChoiceMutation } from "@/services/identity/notice";
import { PushCard } from "./push/push-card";
import styles from "./notice-choices-view.module.css";

const CHANNELS: readonly { channel: NoticeChannel; label: string }[] = [
  { channel: "product", label: "On Sayang" },
  { channel: "mail", label: "Email" },
  { channel: "push", label: "Devices" },
];

/** How the account is notified of each kind of news. Each change is saved immediately. */
export function NoticeChoicesView({ role }: { role: "customer" | "vendor" }) {
  const { data, error, isFetching, refetch } = useGetNoticeChoicesQuery();
  const [save] = useSaveNoticeChoiceMutation();
  return (
    <div className={styles.page} data-area={role}>
      <PageTitle title="Notice settings">
        Choose how we tell you. Emails that can wait are sent after {NOTICE_MAIL_MINUTES} minutes, between 8
        am and 10 pm, and only if you haven’t read about it here.
      </PageTitle>
      {error && !isFetching ? (
        <LoadFailure title="Your settings could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <RowsSkeleton label="Loading your settings" /> : null}
      {data ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Tell me about</th>
              {CHANNELS.map(({ channel, label }) => (
                <th key={channel} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.choices.map((choice) => (
              <ChoiceRow key={choice.kind} choice={choice} onChange={(changed) => void save(changed)} />
            ))}
          </tbody>
        </table>
      ) : null}
      <PushCard />
      <p className={styles.note}>
        Emails about payments and security can’t be switched off: they are receipts and warnings that you
        need.
      </p>
    </div>
  );
}

function ChoiceRow({
  choice,
  onChange,
}: {
  choice: NoticeChoice;
  onChange: (changed: NoticeChoice) => void;
}) {
  const { label, about } = NOTICE_LABELS[choice.kind];
  return (
    <tr>
      <th scope="row">
        {label}
        <span>{about}</span>
      </th>
      {CHANNELS.map(({ channel, label: where }) => {
        const isFixed = channel === "mail" && FIXED_MAILS.includes(choice.kind);
        return (
          <td key={channel}>
            <label>
              <span className="visually-hidden">
                {label}: {where}
                {isFixed ? ", always on" : ""}
              </span>
              <input
                type="checkbox"
                checked={choice[channel]}
                disabled={isFixed}
                onChange={({ target }) => onChange({ ...choice, [channel]: target.checked })}
              />
            </label>
          </td>
        );
      })}
    </tr>
  );
}

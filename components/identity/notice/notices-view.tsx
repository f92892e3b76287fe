"use client";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { SelectField } from "@/components/ui/form/field";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { NOTICE_LABELS, noticeKindsOf } from "@/contracts/identity/notice";
import { formatLongDate, todayInSingapore } from "@/lib/dates";
import {
  useGetNoticesQuery,
  useGetUnreadNoticesQuery,
  useReadNoticesMutation,
} from "@/services/identity/notice";
import { byDay } from "./by-day";
import { NoticeRow } from "./notice-row";
import styles from "./notices-view.module.css";

const PAGE_SIZE = 20;
const UNREAD = "unread";

/** Lists the account's notices by day, the latest first. Filter and page are in the address. */
export function NoticesView({ role }: { role: "customer" | "vendor" }) {
  const path = role === "vendor" ? "/vendor/dashboard/notices" : "/user/dashboard/notices";
  const { page, get, set } = useListParams();
  const kinds = noticeKindsOf(role);
  const show = [UNREAD, ...kinds].find((each) => each === get("show")) ?? "";
  const kind = kinds.find((each) => each === show);
  const query = useGetNoticesQuery(
    { page, limit: PAGE_SIZE, ...(kind ? { kind } : {}), ...(show === UNREAD ? { unread: true } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const unread = useGetUnreadNoticesQuery().data?.unread ?? 0;
  const [read, { isLoading }] = useReadNoticesMutation();
  return (
    <div className={styles.page} data-area={role}>
      <PageTitle
        title="Notices"
        actions={
          <div className={styles.actions}>
            {unread > 0 ? (
              <Button variant="secondary" disabled={isLoading} onClick={() => void read({ all: true })}>
                Mark all as read
              </Button>
            ) : null}
            <ButtonLink href={`${path}/settings`} variant="secondary">
              Settings
            </ButtonLink>
          </div>
        }
      >
        {unread === 0 ? "You're up to date." : `${unread} unread`}
      </PageTitle>
      <div className={styles.filter}>
        <SelectField
          id="notices-show"
          label="Show"
          value={show}
          onChange={({ target }) => set({ show: target.value })}
        >
          <option value="">All notices</option>
          <option value={UNREAD}>Unread</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {NOTICE_LABELS[each].label}
            </option>
          ))}
        </SelectField>
      </div>
      <PagedList
        query={query}
        label="Notices"
        failure="Your notices could not be loaded"
        loading="Loading your notices"
        empty={
          <EmptyState
            title={show ? "Nothing here" : "No notices yet"}
            action={
              show ? (
                <ButtonLink href={path} variant="secondary">
                  Show all notices
                </ButtonLink>
              ) : null
            }
          >
            {role === "vendor"
              ? "New orders, messages, payments and reviews appear here."
              : "Answers from your vendors, payments and appointments appear here."}
          </EmptyState>
        }
      >
        {({ docs }) =>
          byDay(docs, todayInSingapore()).map(({ day, label, notices }) => (
            <section key={day} className={styles.day} aria-label={label || formatLongDate(day)}>
              <h2>{label || formatLongDate(day)}</h2>
              <ul>
                {notices.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} onOpen={() => void read({ ids: [notice.id] })} />
                ))}
              </ul>
            </section>
          ))
        }
      </PagedList>
    </div>
  );
}

"use client";
import Link from "next/link";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { formatDateTime } from "@/lib/dates";
import { useGetOperatorPeopleQuery } from "@/services/operator/person";
import { ConsoleSearch } from "../parts/console-search";
import { ConsoleTable } from "../parts/console-table";

const PATH = "/operator/people";
const TABS = [
  { tab: "", label: "All", href: PATH },
  { tab: "unverified", label: "Email not confirmed", href: `${PATH}?state=unverified` },
  { tab: "locked", label: "Locked", href: `${PATH}?state=locked` },
] as const;

/** Couples' accounts. */
export function OperatorPeopleView() {
  const { page, search, get } = useListParams();
  const asked = get("state");
  const state = TABS.find(({ tab }) => tab === asked)?.tab ?? "";
  const query = useGetOperatorPeopleQuery({ page, limit: 50, searchBy: search, state });
  return (
    <>
      <PageTitle title="People">Couples’ accounts, newest first.</PageTitle>
      <PageTabs label="People" path={PATH} tabs={TABS} current={state} />
      <ConsoleSearch label="Search people" placeholder="Beginning of an email or phone" />
      <ConsoleTable
        query={query}
        name="People"
        things="people"
        columns={["Email", "Name", "Phone", "Joined", "State"]}
        empty={
          <EmptyState title={search ? `Nobody begins with “${search}”` : "Nobody here"}>
            {search ? "Type an email address or phone number from its beginning." : "Choose another tab."}
          </EmptyState>
        }
      >
        {({ _id, email, name, phone, joinedAt, isEmailVerified, isLocked }) => (
          <tr key={_id}>
            <td>
              <Link href={`${PATH}/${_id}`} prefetch={false}>
                {email}
              </Link>
            </td>
            <td>{name}</td>
            <td>{phone}</td>
            <td>{formatDateTime(joinedAt)}</td>
            <td>
              {isLocked ? <Badge tone="bad">Locked</Badge> : null}
              {isEmailVerified ? null : <Badge tone="warn">Email not confirmed</Badge>}
            </td>
          </tr>
        )}
      </ConsoleTable>
    </>
  );
}

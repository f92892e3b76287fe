"use client";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ButtonLink } from "@/components/ui/action/button";
import { SelectField } from "@/components/ui/form/field";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { INVITATION_STATES } from "@/contracts/planning/invitation/invitation";
import {
  useGetInvitationCountsQuery,
  useGetInvitationsQuery,
  useGetInviteSettingsQuery,
} from "@/services/planning/invitation";
import { InvitationRow } from "./invitation-row";
import { STATE_LABELS } from "./invitation-labels";
import styles from "./invitations.module.css";
import { SendPanel } from "./send-panel";

const LIMIT = 25;

/** The households with their links and replies. */
export function InvitationList() {
  const { page, get, set } = useListParams();
  const state = INVITATION_STATES.find((each) => each === get("state")) ?? "";
  const query = useGetInvitationsQuery({ page, limit: LIMIT, state }, { refetchOnMountOrArgChange: true });
  const counts = useGetInvitationCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const settings = useGetInviteSettingsQuery();

  if (counts.data?.households === 0) {
    return (
      <EmptyState
        title="Add your guests first"
        action={<ButtonLink href="/user/dashboard/guest-list">Go to your guest list</ButtonLink>}
      >
        Each household on your guest list gets its own link to reply with.
      </EmptyState>
    );
  }
  return (
    <>
      {counts.data ? (
        <>
          <SendPanel
            counts={counts.data}
            cutOff={settings.data?.rsvpCutOff ?? null}
            couple={settings.data?.couple ?? ""}
          />
          <div className={styles.filter}>
            <SelectField
              id="invitation-state"
              label="Show"
              value={state}
              onChange={({ target }) => set({ state: target.value })}
            >
              <option value="">All households ({counts.data.households})</option>
              {INVITATION_STATES.map((each) => (
                <option key={each} value={each}>
                  {STATE_LABELS[each]} ({counts.data?.[each]})
                </option>
              ))}
            </SelectField>
          </div>
        </>
      ) : null}
      <PagedList
        query={query}
        label="Households"
        failure="Your invitations could not be loaded"
        loading="Loading invitations"
        empty={<p className={styles.none}>No household is “{state ? STATE_LABELS[state] : ""}” right now.</p>}
      >
        {(data) => (
          <ul className={styles.list}>
            {data.docs.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                couple={settings.data?.couple ?? ""}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

"use client";
import { Button } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ListPager } from "@/components/ui/list/list-pager";
import { ListTools } from "@/components/ui/list/list-tools";
import { useLastPage, useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/page-title";
import { CAMPAIGN_SORTS, type PromotionType } from "@/contracts/sale/promotion/promotion";
import { useGetCampaignsQuery } from "@/services/sale/promotion";
import { CampaignRows } from "./campaign-rows";
import { TYPE_WORDS } from "./campaign-words";
import { SwitchNotice } from "./switch-notice";
import { TableOptions } from "./table-options";
import { useTableSetting } from "./table-setting";
import { useCampaignSwitch } from "./use-campaign-switch";

type Props = { type: PromotionType; onEdit: (id: string | null) => void };

/** The vendor's campaigns with how often each was used and what it sold. */
export function CampaignList({ type, onEdit }: Props) {
  const { page, search, set } = useListParams();
  const [setting, change] = useTableSetting();
  const words = TYPE_WORDS[type];
  const { sort, limit } = setting;
  const { data, currentData, error, isFetching, refetch } = useGetCampaignsQuery(
    { type, page, limit, sortBy: sort, searchBy: search },
    { refetchOnMountOrArgChange: true },
  );
  useLastPage(currentData);
  const switches = useCampaignSwitch(type);
  const isEmpty = currentData?.totalDocs === 0;
  return (
    <>
      <PageTitle
        title={words.many}
        actions={<Button onClick={() => onEdit(null)}>Create {words.one}</Button>}
      >
        {words.lead}
      </PageTitle>
      <SwitchNotice {...switches} />
      {isEmpty && search === "" ? null : (
        <>
          <ListTools
            search={{
              label: `Search ${words.many.toLowerCase()}`,
              placeholder: "Code or name",
              value: search,
              onSearch: (text) => set({ search: text }),
            }}
            sort={{ labels: CAMPAIGN_SORTS, value: sort, onSort: (next) => change({ sort: next }) }}
          />
          <TableOptions setting={setting} onChange={change} />
        </>
      )}
      {error && !isFetching ? (
        <LoadFailure
          title={`Your ${words.many.toLowerCase()} could not be loaded`}
          error={error}
          retry={refetch}
        />
      ) : null}
      {!data && !error ? <CardRowsSkeleton label={`Loading ${words.many.toLowerCase()}`} /> : null}
      {isEmpty ? (
        <EmptyState
          title={search ? `No ${words.one} matches` : words.emptyTitle}
          action={
            search ? (
              <Button variant="secondary" onClick={() => set({ search: "" })}>
                Show all
              </Button>
            ) : (
              <Button onClick={() => onEdit(null)}>Create {words.one}</Button>
            )
          }
        >
          {search ? "Try another word." : words.empty}
        </EmptyState>
      ) : null}
      {data && data.totalDocs > 0 && !isEmpty && !error ? (
        <section aria-label={words.many} aria-busy={isFetching} data-stale={isFetching || undefined}>
          <CampaignRows
            type={type}
            campaigns={data.docs}
            hidden={setting.hidden}
            busyId={switches.busyId}
            onEdit={onEdit}
            onPause={(campaign) => void switches.pause(campaign)}
            onDelete={switches.askDelete}
          />
          <ListPager {...data} onPage={(next) => set({ page: String(next) })} />
        </section>
      ) : null}
    </>
  );
}

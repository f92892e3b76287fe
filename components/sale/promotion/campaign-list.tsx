"use client";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ListTools } from "@/components/ui/list/list-tools";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { CAMPAIGN_SORTS, type PromotionType } from "@/contracts/sale/promotion/promotion";
import { useGetCampaignsQuery } from "@/services/sale/promotion";
import { CampaignRows } from "./campaign-rows";
import { TYPE_WORDS } from "./campaign-words";
import { SwitchNotice } from "./switch-notice";
import { TableOptions } from "./table-options";
import { useTableSetting } from "./table-setting";
import { useCampaignSwitch } from "./use-campaign-switch";

type Props = { type: PromotionType; onEdit: (id: string | null) => void };

/** The vendor's campaigns, with how often each was used and how much it sold. */
export function CampaignList({ type, onEdit }: Props) {
  const { page, search, set } = useListParams();
  const [setting, change] = useTableSetting();
  const words = TYPE_WORDS[type];
  const { sort, limit } = setting;
  const query = useGetCampaignsQuery(
    { type, page, limit, sortBy: sort, searchBy: search },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
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
      <PagedList
        query={query}
        label={words.many}
        failure={`Your ${words.many.toLowerCase()} could not be loaded`}
        loading={`Loading ${words.many.toLowerCase()}`}
        empty={
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
        }
      >
        {(data) => (
          <CampaignRows
            type={type}
            campaigns={data.docs}
            hidden={setting.hidden}
            busyId={switches.busyId}
            onEdit={onEdit}
            onPause={(campaign) => void switches.pause(campaign)}
            onDelete={switches.askDelete}
          />
        )}
      </PagedList>
    </>
  );
}

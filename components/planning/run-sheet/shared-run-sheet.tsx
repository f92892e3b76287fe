import { SharedHeading, SharedLead, SharedPage } from "@/components/planning/share-link/shared-page";
import type { SharedRunSheet as Sheet } from "@/contracts/planning/run-sheet";
import { formatLongDate } from "@/lib/dates";
import { DayList } from "./day-list";

/** The run sheet behind a link. */
export function SharedRunSheet({ sheet, token }: { sheet: Sheet | null; token: string }) {
  return (
    <SharedPage kind="run-sheet" token={token}>
      {sheet ? <RunSheet sheet={sheet} /> : null}
    </SharedPage>
  );
}

function RunSheet({ sheet: { couple, day, items } }: { sheet: Sheet }) {
  return (
    <>
      <SharedHeading title={couple}>
        Run sheet{day ? ` for ${formatLongDate(day)}` : ""}. All times are Singapore time.
      </SharedHeading>
      {items.length > 0 ? (
        <DayList day={day} items={items} />
      ) : (
        <SharedLead>There’s nothing on the run sheet yet. Check again closer to the day.</SharedLead>
      )}
    </>
  );
}

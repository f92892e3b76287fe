import { Provider } from "react-redux";
import { loadStore } from "@/components/layout/session/load-store";
import type { Show } from "@/components/layout/late/late-table";
import { notify } from "@/lib/notify";
import { messageOf } from "@/services/api-error";
import { ShortlistDialog } from "./shortlist-dialog";

/** Opens the shortlist over the page. */
export async function run(_element: HTMLElement, show: Show): Promise<void> {
  try {
    const store = await loadStore();
    show(
      <Provider store={store}>
        <ShortlistDialog onClose={() => show(null)} />
      </Provider>,
    );
  } catch (error) {
    notify("error", messageOf(error));
  }
}

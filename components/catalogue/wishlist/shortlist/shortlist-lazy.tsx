import { Provider } from "react-redux";
import { loadStore } from "@/components/session/load-store";
import type { Show } from "@/components/ui/lazy/lazy-module";
import { isChunkError } from "@/lib/page/chunk-error";
import { notify } from "@/lib/notice/notify";
import { messageOf } from "@/contracts/api-error";
import { ShortlistDialog } from "./shortlist-dialog";

export async function run(_element: HTMLElement, show: Show): Promise<void> {
  try {
    const store = await loadStore();
    show(
      <Provider store={store}>
        <ShortlistDialog onClose={() => show(null)} />
      </Provider>,
    );
  } catch (error) {
    if (isChunkError(error)) throw error;
    notify("error", messageOf(error));
  }
}

import type { LazyModule } from "@/components/ui/lazy/lazy-module";
import { notify } from "@/lib/notice/notify";

/** Opens the device's share sheet, or copies the link where there is none. */
export const run: LazyModule["run"] = async ({ dataset }) => {
  const { title = "", url = "" } = dataset;
  if (typeof navigator.share === "function") {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // The visitor cancelled.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify("success", "Link copied");
  } catch {
    notify("info", `Here is the link: ${url}`);
  }
};

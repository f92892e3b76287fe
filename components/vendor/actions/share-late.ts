import type { LateModule } from "@/components/layout/late/late-table";
import { notify } from "@/lib/notify";

/** Opens the device's own way to share; where there is none the link is copied. */
export const run: LateModule["run"] = async ({ dataset }) => {
  const { title = "", url = "" } = dataset;
  if (typeof navigator.share === "function") {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // Somebody thought better of it.
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

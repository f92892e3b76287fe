import { runProtected } from "@/components/session/run-protected";
import type { LazyModule } from "@/components/ui/lazy/lazy-module";

/** Opens the messages with this vendor. Guests sign in first. */
export const run: LazyModule["run"] = (element) => {
  const { pathname, search } = new URL((element as HTMLAnchorElement).href);
  const path = pathname + search;
  return runProtected({ type: "url", value: path }, () => window.location.assign(path));
};

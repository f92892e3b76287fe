import { runProtected } from "@/components/auth/run-protected";
import type { LateModule } from "@/components/layout/late/late-table";

/** To the messages with this vendor; a guest logs in on the way and arrives there. */
export const run: LateModule["run"] = (element) => {
  const { pathname, search } = new URL((element as HTMLAnchorElement).href);
  const path = pathname + search;
  return runProtected({ type: "url", value: path }, () => window.location.assign(path));
};

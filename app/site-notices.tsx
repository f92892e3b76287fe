import { connection } from "next/server";
import { SiteNoticeList } from "@/components/layout/site-notices/site-notice-list";
import type { SiteReader } from "@/contracts/operator/site";
import { siteNotices } from "@/server/modules/operator/site/public";

/** What operators tell these readers above their pages. Pages with it are rendered on request. */
export async function SiteNotices({ audience }: { audience: SiteReader }) {
  // A build must not open the database, and renders a layout before its page says that it needs a request.
  await connection();
  return <SiteNoticeList notices={await siteNotices(audience)} />;
}

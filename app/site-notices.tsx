import { connection } from "next/server";
import { SiteNoticeList } from "@/components/layout/site-notices/site-notice-list";
import type { SiteReader } from "@/contracts/operator/site/site";
import { siteNotices } from "@/server/modules/operator/site/public";

/** The operators' notices for these readers. A page that shows them is rendered on request. */
export async function SiteNotices({ audience }: { audience: SiteReader }) {
  // A build must not open the database, and renders a layout before its page says that it needs a request.
  await connection();
  return <SiteNoticeList notices={await siteNotices(audience)} />;
}

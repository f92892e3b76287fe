import { SiteNoticeList } from "@/components/layout/site-notices/site-notice-list";
import { siteNotices } from "@/server/modules/operator/site/public";

/** What operators tell these readers above their pages. */
export async function SiteNotices({ audience }: { audience: "couples" | "vendors" }) {
  return <SiteNoticeList notices={await siteNotices(audience)} />;
}

"use client";
import Link from "next/link";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useGetVendorPreviewQuery } from "@/services/catalogue/vendor-settings";
import { SETTINGS_PAGES } from "./form/settings-pages";
import { useOwnVendor } from "./form/use-own-vendor";
import { VendorPreview } from "./preview/vendor-preview";

/** `/vendor/dashboard/settings/preview`: the vendor's public page as currently saved. */
export function PreviewView() {
  const profile = useOwnVendor();
  const { data, error, refetch } = useGetVendorPreviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const open = profile?.status === "approved";
  return (
    <>
      <PageTitle
        title="Preview of your page"
        actions={
          open ? (
            <Link href={`/vendor-detail/${profile.slug}`} prefetch={false}>
              Open your page
            </Link>
          ) : (
            <Link href={SETTINGS_PAGES[0].href} prefetch={false}>
              Back to your profile
            </Link>
          )
        }
      >
        {open
          ? "Couples see this within a minute of each change."
          : "Couples will see this once your application is approved."}
      </PageTitle>
      {error ? <LoadFailure title="The preview could not be loaded" error={error} retry={refetch} /> : null}
      {!data && !error ? <CardRowsSkeleton label="Loading the preview" /> : null}
      {data ? <VendorPreview vendor={data} /> : null}
    </>
  );
}

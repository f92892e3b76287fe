"use client";
import Link from "next/link";
import { PaymentSection } from "@/components/catalogue/vendor/payment-section";
import { VendorFaq } from "@/components/catalogue/vendor/vendor-faq";
import { VendorPlace } from "@/components/catalogue/vendor/facts/vendor-place";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { MediaImage } from "@/components/ui/media/media-image";
import { PageTitle } from "@/components/ui/page/page-title";
import { Prose } from "@/components/ui/text/prose";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { useGetVendorPreviewQuery } from "@/services/catalogue/vendor-settings";
import { SETTINGS_PAGES } from "../form/settings-pages";
import { useOwnVendor } from "../form/use-own-vendor";
import styles from "./preview-view.module.css";

/** `/vendor/dashboard/settings/preview`: what couples read on the vendor's page, as it is saved now. */
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
      {data ? <Preview vendor={data} /> : null}
    </>
  );
}

function Preview({ vendor }: { vendor: VendorDetail }) {
  const { vendorName, bannerImage, galleryImages, profileImage, tagline, area } = vendor;
  const pictures = [...new Set([bannerImage, ...galleryImages])].filter((name) => name !== null);
  return (
    <article className={styles.page} aria-label={`The page of ${vendorName}`}>
      <header className={styles.head}>
        {profileImage ? (
          <MediaImage
            className={styles.logo}
            name={profileImage}
            alt=""
            width={72}
            height={72}
            sizes="4.5rem"
          />
        ) : null}
        <div>
          <h2 className={styles.name}>{vendorName}</h2>
          {tagline ? <p>{tagline}</p> : null}
          <p className={styles.area}>
            {vendor.categories.map(({ name }) => name).join(", ") || vendor.masterCategory.name} in {area}
          </p>
        </div>
      </header>
      {pictures.length > 0 ? (
        <ul className={styles.pictures} aria-label="Pictures">
          {pictures.map((name, at) => (
            <li key={name}>
              <MediaImage name={name} alt={`Picture ${at + 1}`} width={300} height={200} sizes="18rem" />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>No pictures yet. Add a banner and a gallery on Seller info.</p>
      )}
      <Prose text={vendor.profileSummary} />
      <PaymentSection policy={vendor.paymentPolicy} />
      <VendorFaq vendor={vendor} />
      <VendorPlace vendor={vendor} />
    </article>
  );
}

"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { useGetIntegrationsQuery } from "@/services/catalogue/integration";
import { SettingsFrame } from "../vendor/profile/form/settings-frame";
import { ApiKeys } from "./api-keys";
import { Deliveries } from "./deliveries";
import { Webhooks } from "./webhooks";
import styles from "./integrations.module.css";

/** `/vendor/dashboard/settings/integrations`: how the vendor's own system works with its shop. */
export function IntegrationsView() {
  const { data, error, isFetching, refetch } = useGetIntegrationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SettingsFrame
      title="API and webhooks"
      lead={
        <>
          Let your accounting, booking or customer system work with your shop. Only owners see this page.
          Every call and event is described in the{" "}
          <a className={styles.link} href="/api/docs#webhooks">
            reference
          </a>
          .
        </>
      }
    >
      {error && !isFetching ? (
        <LoadFailure title="Your keys and webhooks could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <CardRowsSkeleton label="Loading keys and webhooks" count={2} /> : null}
      {data ? (
        <>
          <ApiKeys keys={data.keys} />
          <Webhooks webhooks={data.webhooks} />
          {data.webhooks.length > 0 ? (
            <SettingsCard title="What was sent">
              <Deliveries webhooks={data.webhooks} />
            </SettingsCard>
          ) : null}
        </>
      ) : null}
    </SettingsFrame>
  );
}

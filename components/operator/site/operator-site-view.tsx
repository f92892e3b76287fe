"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import {
  SITE_FEATURE_WORDS,
  SITE_FEATURES,
  type SiteFeature,
  type SiteSettings,
} from "@/contracts/operator/site/site";
import { notify } from "@/lib/notice/notify";
import {
  useGetSiteSettingsQuery,
  useSetPausedMutation,
  useSetReadOnlyMutation,
} from "@/services/operator/site";
import styles from "./operator-site-view.module.css";

const AnnouncementForm = lazy(() => import("./announcement-form"));
const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

/** Everything that operators set for the whole site: the announcement, what is paused, and the read-only mode. */
export function OperatorSiteView() {
  const { data, error, isFetching, refetch } = useGetSiteSettingsQuery();
  if (error && !data && !isFetching)
    return <LoadFailure title="The settings could not be loaded" error={error} retry={refetch} />;
  if (!data) return <CardRowsSkeleton label="Loading the settings" count={3} />;
  return (
    <>
      <PageTitle title="Site">
        Settings for the whole site. Pages show a change within a minute, and every change is in the audit
        log.
      </PageTitle>
      <div className={styles.parts}>
        <Suspense fallback={<Skeleton shape="block" height="26rem" />}>
          <AnnouncementForm announcement={data.announcement} />
        </Suspense>
        <Features paused={data.paused} />
        <ReadOnly readOnly={data.readOnly} />
      </div>
    </>
  );
}

function Features({ paused }: Pick<SiteSettings, "paused">) {
  const [setPaused] = useSetPausedMutation();
  const [asked, setAsked] = useState<SiteFeature | null>(null);
  const isPaused = asked !== null && paused.includes(asked);
  return (
    <Card as="section" className={styles.card ?? ""} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.heading}>
        Features
      </h2>
      <ul className={styles.features}>
        {SITE_FEATURES.map((feature) => {
          const { label, stops } = SITE_FEATURE_WORDS[feature];
          const off = paused.includes(feature);
          return (
            <li key={feature} className={styles.feature}>
              <div>
                <h3 className={styles.label}>{label}</h3>
                <p className={styles.note} data-off={off || undefined}>
                  {off ? `Paused. ${stops}` : "On"}
                </p>
              </div>
              <Button
                size="sm"
                variant={off ? "primary" : "secondary"}
                aria-label={`${off ? "Resume" : "Pause"} ${label.toLowerCase()}`}
                onClick={() => setAsked(feature)}
              >
                {off ? "Resume" : "Pause"}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked ? (
        <Suspense>
          <ReasonDialog
            title={`${isPaused ? "Resume" : "Pause"} ${SITE_FEATURE_WORDS[asked].label.toLowerCase()}?`}
            lead={
              isPaused
                ? "It’s on again at once. The reason is in the audit log."
                : `${SITE_FEATURE_WORDS[asked].stops} The pages concerned say so. The reason is in the audit log.`
            }
            submit={isPaused ? "Resume" : "Pause"}
            tone={isPaused ? "primary" : "danger"}
            onReason={async (reason) => {
              await setPaused({ feature: asked, paused: !isPaused, reason }).unwrap();
              notify("success", isPaused ? "Resumed" : "Paused");
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

function ReadOnly({ readOnly }: Pick<SiteSettings, "readOnly">) {
  const [setReadOnly] = useSetReadOnlyMutation();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card as="section" className={styles.card ?? ""} aria-labelledby="read-only-title">
      <h2 id="read-only-title" className={styles.heading}>
        Read-only
      </h2>
      <p className={styles.note} data-off={readOnly || undefined}>
        {readOnly
          ? "The site is read-only. Couples, vendors and guests can’t change anything; payments under way still arrive, and operators can still act."
          : "Everyone can use the site. Make it read-only while you work on the database or look into an incident."}
      </p>
      <div>
        <Button variant={readOnly ? "primary" : "danger"} onClick={() => setAsked(true)}>
          {readOnly ? "Open the site again" : "Make the site read-only"}
        </Button>
      </div>
      {isAsked ? (
        <Suspense>
          <ReasonDialog
            title={readOnly ? "Open the site again?" : "Make the site read-only?"}
            lead={
              readOnly
                ? "Everything can be changed again at once. The reason is in the audit log."
                : "Nobody but operators can change anything until you open it again, and pages say so. The reason is in the audit log."
            }
            submit={readOnly ? "Open the site" : "Make it read-only"}
            tone={readOnly ? "primary" : "danger"}
            onReason={async (reason) => {
              await setReadOnly({ readOnly: !readOnly, reason }).unwrap();
              notify("success", readOnly ? "The site is open again" : "The site is read-only now");
            }}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

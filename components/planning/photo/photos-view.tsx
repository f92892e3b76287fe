"use client";
import { DownloadButton } from "@/components/session/download-button";
import { lazy, Suspense, useState } from "react";
import { GuestTabs } from "@/components/planning/guest-list/guest-tabs";
import { AccountPage } from "@/components/ui/page/account-page";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import type { GuestPhoto, GuestPhotos } from "@/contracts/planning/photo";
import { useSaveInviteSettingsMutation } from "@/services/planning/invitation";
import { useLive } from "@/components/session/use-live";
import { useGetPhotosQuery, useRemovePhotoMutation, useShowPhotosMutation } from "@/services/planning/photo";
import { PhotoGrid } from "./photo-grid";
import styles from "./photos-view.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const Slideshow = lazy(() => import("./slideshow"));

/** The photos that guests added: approve them, show them on a screen, keep them all. */
export function PhotosView() {
  useLive();
  const { data, error, isFetching, refetch } = useGetPhotosQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <AccountPage
      title="Photos from guests"
      lead="Guests who are coming add photos behind their link, without an account. Others see a photo once you’ve approved it."
    >
      <GuestTabs />
      {data ? (
        <Photos photos={data} />
      ) : error && !isFetching ? (
        <LoadFailure title="The photos could not be loaded" error={error} retry={refetch} />
      ) : (
        <CardRowsSkeleton label="Loading photos" count={3} />
      )}
    </AccountPage>
  );
}

function Photos({ photos: { on, docs } }: { photos: GuestPhotos }) {
  const [show, showing] = useShowPhotosMutation();
  const [remove, removing] = useRemovePhotoMutation();
  const [save, saving] = useSaveInviteSettingsMutation();
  const [asked, setAsked] = useState<GuestPhoto | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const waiting = docs.filter(({ state }) => state === "waiting");
  const shown = docs.filter(({ state }) => state === "shown");
  const switchTo = (guestPhotos: boolean) => void save({ guestPhotos });
  const approve = (photos: readonly GuestPhoto[]) =>
    void show({ ids: photos.map(({ id }) => id), shown: true });
  if (docs.length === 0) {
    return (
      <EmptyState
        title={on ? "No photos yet" : "Collect your guests’ photos"}
        action={
          <Button
            variant={on ? "secondary" : "primary"}
            busy={saving.isLoading}
            onClick={() => switchTo(!on)}
          >
            {on ? "Stop collecting" : "Let guests add photos"}
          </Button>
        }
      >
        {on
          ? "They show up here as guests add them behind their link."
          : "Guests who are coming find “Photos” behind their link. You decide which ones the others see."}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        {shown.length > 0 ? <Button onClick={() => setIsPlaying(true)}>Start slideshow</Button> : null}
        <DownloadButton variant="secondary" url="/user/photo/zip" fileName="wedding-photos.zip">
          Download all ({docs.length})
        </DownloadButton>
        <Button variant="plain" busy={saving.isLoading} onClick={() => switchTo(!on)}>
          {on ? "Stop collecting" : "Let guests add photos"}
        </Button>
      </div>
      {waiting.length > 0 ? (
        <section aria-labelledby="waiting-photos" className={styles.part}>
          <div className={styles.head}>
            <h2 id="waiting-photos">Waiting for you ({waiting.length})</h2>
            <Button size="sm" variant="secondary" busy={showing.isLoading} onClick={() => approve(waiting)}>
              Approve all
            </Button>
          </div>
          <PhotoGrid
            photos={waiting}
            action="Approve"
            busy={showing.isLoading}
            onAct={(photo) => approve([photo])}
            onDelete={setAsked}
          />
        </section>
      ) : null}
      {shown.length > 0 ? (
        <section aria-labelledby="shown-photos" className={styles.part}>
          <h2 id="shown-photos">Guests see ({shown.length})</h2>
          <PhotoGrid
            photos={shown}
            action="Hide"
            busy={showing.isLoading}
            onAct={({ id }) => void show({ ids: [id], shown: false })}
            onDelete={setAsked}
          />
        </section>
      ) : null}
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title="Delete this photo?"
            confirm="Delete photo"
            cancel="Keep it"
            tone="danger"
            busy={removing.isLoading}
            onConfirm={() => void remove(asked.id).then(() => setAsked(null))}
            onClose={() => setAsked(null)}
          >
            {asked.household} added it. It’s deleted for good.
          </ConfirmDialog>
        ) : null}
        {isPlaying && shown.length > 0 ? (
          <Slideshow photos={shown} onClose={() => setIsPlaying(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}

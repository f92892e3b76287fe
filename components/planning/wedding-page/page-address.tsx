"use client";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { CopyButton } from "@/components/ui/action/copy-button";
import { TextField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { WeddingPageSettings } from "@/contracts/planning/invitation/wedding-page";
import type { WeddingPageBody } from "@/contracts/planning/invitation/wedding-page.schema";
import { notify } from "@/lib/notice/notify";
import { messageOf } from "@/contracts/api-error";
import { useRenewPageAddressMutation, useSaveWeddingPageMutation } from "@/services/planning/wedding-page";
import styles from "./page-editor.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** Publishes the page, unpublishes it, and gives it a new address. */
export function PageAddress({ settings }: { settings: WeddingPageSettings }) {
  const { published, url } = settings;
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [save, saving] = useSaveWeddingPageMutation();
  const [renew, renewing] = useRenewPageAddressMutation();

  const publish = async () => {
    const { error } = await save({ published: !published } as WeddingPageBody);
    if (error) return notify("error", messageOf(error));
    notify("success", published ? "Your page is offline" : "Your page is live");
  };
  const confirm = async () => {
    const { data } = await renew();
    setOpen(false);
    if (data) notify("success", "Your page has a new address");
  };

  return (
    <SettingsCard title={published ? "Your page is live" : "Your page isn’t published yet"}>
      <div className={styles.address}>
        <TextField
          id="page-address"
          label="Address"
          hint={
            published
              ? "Anyone who has it can see the page, with the events everyone is invited to. Guests see their own events when they open it from their invitation."
              : "It works once you publish the page."
          }
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.actions}>
          <Button
            busy={saving.isLoading}
            variant={published ? "secondary" : "primary"}
            onClick={() => void publish()}
          >
            {published ? "Take offline" : "Publish page"}
          </Button>
          {published ? (
            <>
              <ButtonLink variant="secondary" href={url} target="_blank" rel="noreferrer">
                Open page
              </ButtonLink>
              <CopyButton text={url} />
            </>
          ) : null}
          <Button
            variant="plain"
            onClick={() => {
              setAsked(true);
              setOpen(true);
            }}
          >
            New address
          </Button>
        </div>
      </div>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            title="Give your page a new address?"
            confirm="Make new address"
            cancel="Keep it"
            tone="danger"
            busy={renewing.isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setOpen(false)}
          >
            The old address stops working at once. Everyone who has it needs the new one.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}

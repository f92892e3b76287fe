"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorProfileBody } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { notify } from "@/lib/notice/notify";
import type { Draft } from "./preview-dialog";

const load = () => import("./preview-dialog");
const PreviewDialog = lazy(load);

type Read = { change: Record<string, unknown>; files: FormData; problems: string[] };
type Props = {
  profile: VendorProfile;
  dirty: boolean;
  /** Returns what is currently typed. */ read: () => Read;
};

/** Shows the vendor's page with the typed values, without saving. */
export function PreviewButton({ profile, dirty, read }: Props) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [loading, setLoading] = useState(false);
  const open = async () => {
    const { change, files, problems } = read();
    setLoading(true);
    try {
      await load();
      // The groups have the request's shape, which the forms leave untyped.
      setDraft({ change: change as VendorProfileBody, pictures: picturesIn(files), problems });
    } catch {
      notify("error", "The preview didn’t load. Check your connection and try again.");
    } finally {
      setLoading(false);
    }
  };
  const close = () => {
    setDraft(null);
    const { profileImage, bannerImage, gallery = [] } = draft?.pictures ?? {};
    for (const address of [profileImage, bannerImage, ...gallery]) if (address) URL.revokeObjectURL(address);
  };
  return (
    <>
      <Button variant="secondary" size="sm" busy={loading} aria-haspopup="dialog" onClick={() => void open()}>
        Preview
      </Button>
      {draft ? (
        <Suspense>
          <PreviewDialog profile={profile} draft={draft} dirty={dirty} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Returns object URLs of the files that would be sent. An empty field removes its picture. */
function picturesIn(files: FormData): Draft["pictures"] {
  const single = (name: string) => {
    const file = files.get(name);
    return file instanceof File ? URL.createObjectURL(file) : file === null ? undefined : null;
  };
  const fresh = files.getAll("gallery").filter((file) => file instanceof File);
  return {
    profileImage: single("profileImage"),
    bannerImage: single("bannerImage"),
    gallery: fresh.map((file) => URL.createObjectURL(file)),
  };
}

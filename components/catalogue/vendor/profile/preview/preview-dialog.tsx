"use client";
import { useCategoryTree } from "@/components/catalogue/category/use-category-tree";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { type ChosenPictures, pageAfter } from "@/contracts/catalogue/vendor-preview";
import type { VendorProfileBody } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { useGetVendorPreviewQuery } from "@/services/catalogue/vendor-settings";
import styles from "./preview-dialog.module.css";
import { VendorPreview } from "./vendor-preview";

/** Unsaved changes: the body that saving would send, and the errors that would prevent it. */
export type Draft = { change: VendorProfileBody; pictures: ChosenPictures; problems: string[] };

type Props = { profile: VendorProfile; draft: Draft; dirty: boolean; onClose: () => void };

/** The vendor's page as couples would see it with a draft. */
export default function PreviewDialog({ profile, draft, dirty, onClose }: Props) {
  const { data, error, refetch } = useGetVendorPreviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const { tree, failed, retry } = useCategoryTree();
  const { change, pictures, problems } = draft;
  const named = Boolean(change.sellerOffering ?? change.categories);
  const missing = error ?? (named && failed ? failed : null);
  return (
    <Dialog
      title="Preview of your page"
      size="lg"
      onClose={onClose}
      lead={leadOf(dirty, profile.status === "approved")}
      bodyProps={{ tabIndex: 0, role: "group" }}
      bodyClass={styles.content}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Back to editing
          </Button>
        </>
      }
    >
      {problems.length > 0 ? (
        <Alert tone="warn" title="Needed before you can save">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {missing ? (
        <LoadFailure
          title="The preview could not be loaded"
          error={error}
          retry={() => {
            if (error) void refetch();
            if (failed) retry();
          }}
        />
      ) : data && (tree || !named) ? (
        <VendorPreview vendor={pageAfter({ page: data, profile }, change, { pictures, tree: tree ?? [] })} />
      ) : (
        <CardRowsSkeleton label="Loading the preview" />
      )}
    </Dialog>
  );
}

function leadOf(dirty: boolean, approved: boolean): string {
  if (!dirty) return "You have no unsaved changes. This is your page as it’s saved.";
  return approved
    ? "Your changes aren’t saved yet. Couples see them once you save."
    : "Your changes aren’t saved yet. Couples see them once you’ve saved and your page is live.";
}

"use client";
import DialogContent from "@mui/material/DialogContent";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { DuplicateGuests, GuestChange } from "@/contracts/planning/guest/guest";
import {
  useGetDuplicatesQuery,
  useMergeGuestsMutation,
  useMergeHouseholdsMutation,
} from "@/services/planning/guest";
import styles from "./dialogs.module.css";
import { SheetDialog } from "./sheet-dialog";

type Props = {
  open: boolean;
  onClose: () => void;
  onChanged: (message: string, change: GuestChange) => void;
};

/** Guests of one name and households of one phone or address, to be merged by choice. */
export default function DuplicatesDialog({ open, onClose, onChanged }: Props) {
  const { data, error, refetch } = useGetDuplicatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SheetDialog open={open} title="Possible duplicates" onClose={onClose}>
      <DialogContent>
        {data ? (
          data.docs.length === 0 ? (
            <p>No duplicates. Every name, email and phone number is on your list once.</p>
          ) : (
            <ul className={styles.pairs}>
              {data.docs.map((each) => (
                <Twins
                  key={each.reason + each.guests.map(({ id }) => id).join()}
                  found={each}
                  onChanged={onChanged}
                />
              ))}
            </ul>
          )
        ) : error ? (
          <LoadFailure title="Duplicates could not be loaded" error={error} retry={refetch} />
        ) : (
          <Skeleton height="10rem" shape="block" />
        )}
      </DialogContent>
    </SheetDialog>
  );
}

function Twins({
  found: { reason, guests },
  onChanged,
}: {
  found: DuplicateGuests;
  onChanged: Props["onChanged"];
}) {
  const [merge, merging] = useMergeGuestsMutation();
  const [mergeHomes, moving] = useMergeHouseholdsMutation();
  const [first] = guests;
  const byName = reason === "name";
  const keep = async (keepId: string) => {
    const ids = [...new Set(guests.map((guest) => (byName ? guest.id : guest.householdId)))].filter(
      (id) => id !== keepId,
    );
    const { data } = await (byName ? merge({ keepId, ids }) : mergeHomes({ keepId, ids }));
    if (data) onChanged(byName ? "Guests merged" : "Households merged", data);
  };
  const choices = byName
    ? guests.map(({ id, name, householdName }) => ({ id, label: `${name}, ${householdName}` }))
    : [...new Map(guests.map((guest) => [guest.householdId, guest.householdName]))].map(([id, name]) => ({
        id,
        label: `${name}: ${guests
          .filter((guest) => guest.householdId === id)
          .map((guest) => guest.name)
          .join(", ")}`,
      }));
  return (
    <li>
      <p className={styles.legend}>
        {byName
          ? `${first?.name ?? ""} is on the list ${guests.length} times`
          : "These households share an email or phone"}
      </p>
      {choices.map(({ id, label }) => (
        <p key={id} className={styles.twin}>
          <span>{label}</span>
          <Button
            variant="secondary"
            size="sm"
            busy={merging.isLoading || moving.isLoading}
            aria-label={`Merge into ${label}`}
            onClick={() => void keep(id)}
          >
            {byName ? "Keep this one" : "Move all here"}
          </Button>
        </p>
      ))}
    </li>
  );
}

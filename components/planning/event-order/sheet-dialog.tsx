"use client";
import { DownloadButton } from "@/components/session/download-button";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { Table } from "@/components/ui/list/table";
import type { BanquetEvent, CatererSheet } from "@/contracts/planning/event-order";
import { DIETARY_LABELS } from "@/contracts/planning/guest/guest";
import { useGetCatererSheetQuery } from "@/services/planning/event-order";
import styles from "./banquet.module.css";

type Props = { open: boolean; event: BanquetEvent; onClose: () => void };

/** The caterer's sheet of meals and allergies, to view, print or download. Updates as replies come in. */
export default function SheetDialog({ open, event, onClose }: Props) {
  const { data, error, isFetching, refetch } = useGetCatererSheetQuery(event.id, { skip: !open });
  return (
    <Dialog
      open={open}
      title={`Caterer’s sheet: ${event.name}`}
      size="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={!data} onClick={() => window.print()}>
            Print
          </Button>
          <DownloadButton url={`/user/banquet/sheet/${event.id}/csv`} fileName={`caterer ${event.name}.csv`}>
            Download CSV
          </DownloadButton>
        </>
      }
    >
      {data ? (
        <Sheet sheet={data} />
      ) : error && !isFetching ? (
        <LoadFailure title="The sheet could not be loaded" error={error} retry={refetch} />
      ) : (
        <Skeleton shape="block" height="12rem" />
      )}
    </Dialog>
  );
}

function Sheet({ sheet }: { sheet: CatererSheet }) {
  const { attending, children, waiting, meals, dietary } = sheet;
  const guests = sheet.guests.filter((guest) => guest.meal || guest.allergies || guest.dietary.length > 0);
  const counts = [
    ...meals.filter(({ meal }) => meal).map(({ meal, count }) => `${meal}: ${count}`),
    ...dietary.map(({ need, count }) => `${DIETARY_LABELS[need]}: ${count}`),
  ];
  return (
    <div className={styles.sheet}>
      <p>
        {attending} coming{children > 0 ? `, ${children} of them children` : ""}
        {waiting > 0 ? `. ${waiting} haven’t replied yet` : ""}.
      </p>
      {counts.length > 0 ? (
        <ul className={styles.counts}>
          {counts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {guests.length === 0 ? (
        <p className={styles.note}>Nobody has chosen a meal or named a need yet.</p>
      ) : (
        <Table caption="Guests with meals, needs or allergies">
          <thead>
            <tr>
              <th scope="col">Guest</th>
              <th scope="col">Meal</th>
              <th scope="col">Dietary</th>
              <th scope="col">Allergies</th>
            </tr>
          </thead>
          <tbody>
            {guests.map((guest, at) => (
              <tr key={`${at} ${guest.name}`}>
                <th scope="row">{guest.name}</th>
                <td>{guest.meal}</td>
                <td>{guest.dietary.map((need) => DIETARY_LABELS[need]).join(", ")}</td>
                <td>{guest.allergies}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

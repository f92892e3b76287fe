"use client";
import { useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { Offer } from "@/contracts/sale/offer";
import { useGetOfferOptionsQuery } from "@/services/sale/offer";
import { OfferForm } from "./offer-form";

type Props = {
  roomId: string;
  /** The couple's name. */
  name: string;
  /** The offer to start from. */
  from: Offer | null;
  onClose: () => void;
};

/** The dialog in which a vendor makes an offer. */
export default function OfferComposer({ roomId, name, from, onClose }: Props) {
  const [date] = useState(from?.eventDate ?? "");
  const { data, error, isFetching, refetch } = useGetOfferOptionsQuery(
    { roomId, date },
    { refetchOnMountOrArgChange: true },
  );
  const title = `Offer to ${name}`;
  if (data && !isFetching) {
    return (
      <Dialog
        title={title}
        size="md"
        stays
        onClose={onClose}
        panel={<OfferForm roomId={roomId} name={name} options={data} from={from} onClose={onClose} />}
      />
    );
  }
  return (
    <Dialog title={title} size="md" onClose={onClose}>
      {error && !isFetching ? (
        <LoadFailure title="Your products could not be loaded" error={error} retry={refetch} />
      ) : (
        <Skeleton shape="block" height="24rem" />
      )}
    </Dialog>
  );
}

"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { useMay } from "@/components/session/use-team-role";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { amount } from "@/components/ui/money/amount";
import type { Offer, OfferState } from "@/contracts/sale/offer";
import { formatDate, formatDateTime } from "@/lib/dates";
import { CUSTOMER_CART } from "@/lib/session/page-guard";
import { useGetCartQuery } from "@/services/sale/cart";
import { type OfferSide, useAddOfferToCartMutation, useGetRoomOffersQuery } from "@/services/sale/offer";
import styles from "./offer-card.module.css";
import { OfferContent } from "./offer-content";

const ChangeDialog = lazy(() => import("./change-dialog"));
const WithdrawDialog = lazy(() => import("./withdraw-dialog"));
const OfferComposer = lazy(() => import("./compose/offer-composer"));

const STATES: Readonly<Record<OfferState, { label: string; tone: BadgeTone }>> = {
  open: { label: "Open", tone: "info" },
  accepted: { label: "Ordered", tone: "good" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
  replaced: { label: "Replaced", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral" },
};

type Props = {
  side: OfferSide;
  roomId: string;
  offerId: string;
  /** The other side's name. */
  name: string;
  /** The message's text, shown until the offer has loaded. */
  words: string;
};

/** An offer in its conversation: the couple orders it or asks for a change, the vendor withdraws or replaces it. */
export default function OfferCard({ side, roomId, offerId, name, words }: Props) {
  const { data, error, isFetching, refetch } = useGetRoomOffersQuery({ side, roomId });
  const offer = data?.offers.find(({ id }) => id === offerId);
  const isNew = data !== undefined && !offer;
  useEffect(() => {
    // A new offer's message arrives before the list that contains it, and the offer may have replaced another.
    if (isNew) void refetch();
  }, [isNew, refetch]);
  if (!offer && error && !isFetching) {
    return (
      <p className={styles.waiting}>
        {words}. The offer couldn’t be loaded.{" "}
        <Button variant="plain" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!offer)
    return <p className={styles.waiting}>{isFetching ? words : `${words}. It is no longer available.`}</p>;
  const { label, tone } = STATES[offer.state];
  return (
    <section
      className={styles.card}
      aria-label={`Offer, ${label.toLowerCase()}`}
      data-open={offer.state === "open" || undefined}
    >
      <header className={styles.head}>
        <p className={styles.kind}>Offer{offer.family ? ` · ${offer.family}` : ""}</p>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <p className={styles.total}>
        {amount(offer.total)} <span>all-in</span>
      </p>
      <p className={styles.facts}>For {formatDate(offer.eventDate)}</p>
      {offer.state === "open" ? (
        <p className={styles.facts}>
          Valid until {formatDate(offer.validUntil)}
          {offer.heldUntil ? `. The date is held until ${formatDateTime(offer.heldUntil)}.` : ""}
        </p>
      ) : null}
      <OfferContent offer={offer} />
      {offer.changeRequest ? (
        <blockquote className={styles.asked}>
          <p className={styles.askedBy}>
            {side === "customer" ? "You asked for a change" : `${name} asked for a change`}
          </p>
          <p>{offer.changeRequest.words}</p>
        </blockquote>
      ) : null}
      {side === "customer" ? (
        <CoupleActions offer={offer} name={name} />
      ) : (
        <VendorActions offer={offer} roomId={roomId} name={name} />
      )}
    </section>
  );
}

function CoupleActions({ offer, name }: { offer: Offer; name: string }) {
  const [asking, setAsking] = useState(false);
  const [add, { isLoading }] = useAddOfferToCartMutation();
  const { data: cart } = useGetCartQuery({ fromCart: false }, { skip: offer.state !== "open" });
  if (offer.orderId) {
    return (
      <div className={styles.actions}>
        <ButtonLink href={`/user/manage-orders/${offer.orderId}`} variant="secondary" size="sm">
          See the order
        </ButtonLink>
      </div>
    );
  }
  if (offer.state !== "open") return null;
  const inCart = cart?.docs.some((group) => group.offer?.id === offer.id);
  return (
    <div className={styles.actions}>
      {inCart ? (
        <ButtonLink href={CUSTOMER_CART} size="sm">
          Go to cart
        </ButtonLink>
      ) : (
        <Button size="sm" busy={isLoading} onClick={() => void add(offer.id)}>
          Add to cart
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Ask for a change
      </Button>
      {asking ? (
        <Suspense>
          <ChangeDialog offerId={offer.id} name={name} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function VendorActions({ offer, roomId, name }: { offer: Offer; roomId: string; name: string }) {
  const [open, setOpen] = useState<"replace" | "withdraw" | null>(null);
  const decides = useMay("orders.decide", "vendor");
  if (offer.orderId) {
    return (
      <div className={styles.actions}>
        <ButtonLink href={`/vendor/dashboard/orders/${offer.orderId}`} variant="secondary" size="sm">
          See the order
        </ButtonLink>
      </div>
    );
  }
  if (offer.state === "accepted" || !decides) return null;
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="sm" onClick={() => setOpen("replace")}>
        {offer.state === "open" ? "Change the offer" : "Offer again"}
      </Button>
      {offer.state === "open" ? (
        <Button variant="plain" size="sm" onClick={() => setOpen("withdraw")}>
          Withdraw
        </Button>
      ) : null}
      <Suspense>
        {open === "replace" ? (
          <OfferComposer roomId={roomId} name={name} from={offer} onClose={() => setOpen(null)} />
        ) : null}
        {open === "withdraw" ? (
          <WithdrawDialog offerId={offer.id} name={name} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </div>
  );
}

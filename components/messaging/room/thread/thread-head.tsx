import Link from "next/link";
import { OfferButton } from "@/components/sale/offer/offer-button";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import { Icon } from "@/components/ui/media/icon";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import type { RoomDetail } from "@/contracts/messaging/room";
import { formatDate } from "@/lib/dates";
import { RoomPicture } from "@/components/messaging/room/side/room-picture";
import { nameFor, ORDERS_OF, otherOf, PAGE_OF, type Side } from "@/components/messaging/room/side/side";
import { RoomActions } from "@/components/messaging/room/safety/room-actions";
import styles from "./thread-head.module.css";

/** The other side's name, and the latest order between both sides. */
export function ThreadHead({ side, head }: { side: Side; head: RoomDetail }) {
  const name = nameFor(side, head);
  const { vendor, couple, order } = head;
  return (
    <header className={styles.head}>
      <Link className={styles.back} href={PAGE_OF[side]} prefetch={false} aria-label="All conversations">
        <Icon name="chevron-left" size={24} />
      </Link>
      <RoomPicture room={head} of={otherOf(side)} />
      <div className={styles.who}>
        <h2 className={styles.name}>
          {side === "customer" && vendor.isListed ? <a href={vendorHref(vendor)}>{name}</a> : name}
        </h2>
        {side === "vendor" ? (
          <p className={styles.note}>
            {couple.weddingDate ? `Wedding on ${formatDate(couple.weddingDate)}` : "No wedding date yet"}
          </p>
        ) : vendor.isListed ? null : (
          <p className={styles.note}>Takes no new bookings at the moment</p>
        )}
      </div>
      {side === "vendor" && head.id ? <OfferButton roomId={head.id} name={name} /> : null}
      {head.id ? <RoomActions roomId={head.id} name={name} block={head.block} /> : null}
      {order ? (
        <Link className={styles.order} href={`${ORDERS_OF[side]}/${order.id}`} prefetch={false}>
          <span className={styles.number}>
            <span className="visually-hidden">Latest order </span>
            {order.orderNumber}
          </span>
          <OrderStateBadge state={order.state} />
        </Link>
      ) : null}
    </header>
  );
}

import Link from "next/link";
import { APPOINTMENT_LABELS } from "@/components/messaging/appointment/appointment-labels";
import { ORDERS_OF, type Side } from "@/components/messaging/room/side/side";
import { productHref } from "@/components/catalogue/links/product-href";
import { MediaImage } from "@/components/ui/media/media-image";
import type { RoomCard } from "@/contracts/messaging/room";
import { STATE_NAMES } from "@/contracts/sale/order/order-process";
import { formatAppointment, formatDate } from "@/lib/dates";
import styles from "./message-card.module.css";

type Shown = { title: string; note: string; image: string | null; href: string | null };

/** The subject of a message, as a card that links to it. */
export default function MessageCard({ card, side }: { card: RoomCard; side: Side }) {
  const { title, note, image, href } = shownOf(card, side);
  const content = (
    <>
      {image ? (
        <MediaImage className={styles.image} name={image} alt="" width={56} height={56} sizes="56px" />
      ) : null}
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{note}</span>
      </span>
    </>
  );
  return href ? (
    <Link className={styles.card} href={href} prefetch={false}>
      {content}
    </Link>
  ) : (
    <div className={styles.card}>{content}</div>
  );
}

function shownOf(card: RoomCard, side: Side): Shown {
  switch (card.kind) {
    case "product": {
      const { title, image, page } = card;
      const href = page && productHref({ slug: page.vendor }, { slug: page.product });
      return { title, note: page ? "Product" : "No longer offered", image, href };
    }
    case "order":
      return {
        title: `Order ${card.orderNumber}`,
        note: [STATE_NAMES[card.state], card.eventDate && formatDate(card.eventDate)]
          .filter(Boolean)
          .join(" · "),
        image: null,
        href: `${ORDERS_OF[side]}/${card.id}`,
      };
    case "appointment":
      return {
        title: formatAppointment(card.startsAt),
        note: `Appointment · ${APPOINTMENT_LABELS[card.state]}`,
        image: null,
        href:
          side === "customer" ? "/user/dashboard/my-wedding#appointments" : "/vendor/dashboard/appointments",
      };
  }
}

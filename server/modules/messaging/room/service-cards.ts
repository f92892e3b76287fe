import type { CardKind, RoomCard } from "@/contracts/messaging/room";
import type { RoomCardQuery } from "@/contracts/messaging/room.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { publicIds } from "@/server/modules/catalogue/product/public";
import { isHiddenFromVendor } from "@/server/modules/sale/order/public";
import { noSuchRoom, partyOf } from "./party";
import type * as messages from "./repo/message";
import type * as repo from "./repo/room";
import { appointmentCards, orderCards, productCards } from "./repo/cards";

type About = { kind: CardKind; id: string };
type Refers = Pick<messages.MessageRow, "productId" | "orderId" | "appointmentId">;
/** A card with the sides that may see it; `customerId` is null for a product, which any couple may see. */
type Found = { card: RoomCard; vendorId: string; customerId: string | null };

const keyOf = ({ kind, id }: About) => `${kind} ${id}`;

/** Returns the thing that a message refers to, or null. */
export function aboutOf({ productId, orderId, appointmentId }: Refers): About | null {
  if (productId) return { kind: "product", id: productId };
  if (orderId) return { kind: "order", id: orderId };
  return appointmentId ? { kind: "appointment", id: appointmentId } : null;
}

/** Returns a function from each of the messages to its card, or to null when it has none that the side may see. */
export async function cardsOf(
  db: Db,
  party: repo.Party,
  messages: readonly Refers[],
): Promise<(message: Refers) => RoomCard | null> {
  const found = await find(
    db,
    party,
    messages.flatMap((message) => aboutOf(message) ?? []),
  );
  return (message) => {
    const about = aboutOf(message);
    return (about && found.get(keyOf(about))?.card) ?? null;
  };
}

/** GET /room/card. Throws `not_found` for a thing that the caller can't see. */
export async function readCard(actor: Actor, about: RoomCardQuery): Promise<RoomCard> {
  const party = partyOf(actor);
  if (!party) throw noSuchRoom();
  const found = (await find(await getDb(), party, [about])).get(keyOf(about));
  if (!found) throw noSuchCard();
  return found.card;
}

/** Returns a message's columns for a thing that belongs to its two sides. Throws `not_found` for any other. */
export async function refersTo(
  db: Db,
  party: repo.Party,
  room: Pick<repo.RoomRow, "customerId" | "vendorId">,
  about: About,
): Promise<Partial<Refers>> {
  const found = (await find(db, party, [about])).get(keyOf(about));
  const isTheirs =
    found?.vendorId === room.vendorId && (found.customerId === null || found.customerId === room.customerId);
  const isOffered = found?.card.kind !== "product" || found.card.page !== null;
  if (!isTheirs || !isOffered) throw noSuchCard();
  switch (about.kind) {
    case "product":
      return { productId: about.id };
    case "order":
      return { orderId: about.id };
    case "appointment":
      return { appointmentId: about.id };
  }
}

async function find(db: Db, party: repo.Party, abouts: readonly About[]): Promise<Map<string, Found>> {
  const idsOf = (kind: CardKind) => [
    ...new Set(abouts.filter((about) => about.kind === kind).map(({ id }) => id)),
  ];
  const found = new Map<string, Found>();
  const add = ({ card, ...sides }: Found) => found.set(keyOf(card), { card, ...sides });
  const productIds = idsOf("product");
  const onSale = productIds.length > 0 ? await publicIds(db, productIds) : new Set<string>();
  for (const row of await productCards(db, productIds)) {
    const page = onSale.has(row.id) ? { vendor: row.vendorSlug, product: row.slug } : null;
    const card = {
      kind: "product",
      id: row.id,
      title: row.title,
      image: row.images[0] ?? null,
      page,
    } as const;
    add({ card, vendorId: row.vendorId, customerId: null });
  }
  for (const row of await orderCards(db, party, idsOf("order"))) {
    if (party.side === "vendor" && isHiddenFromVendor(row)) continue;
    const { id, state, eventDate, customerId, vendorId } = row;
    const orderNumber = orderNumberOf(row.number, row.placedAt);
    add({ card: { kind: "order", id, orderNumber, state, eventDate }, customerId, vendorId });
  }
  for (const row of await appointmentCards(db, party, idsOf("appointment"))) {
    const { id, state, customerId, vendorId } = row;
    const startsAt = row.startsAt.toISOString();
    add({ card: { kind: "appointment", id, state, startsAt }, customerId, vendorId });
  }
  return found;
}

const noSuchCard = () => new AppError("not_found", "What this message is about does not exist");

import type { RoomCard } from "@/contracts/messaging/room";
import type { Db } from "@/server/db/client";
import type { PresentLive } from "@/server/modules/identity/live/public";
import { presentChat } from "./present";
import { messagesOf } from "./repo/message";
import { filesOf } from "./repo/files";
import { aboutOf, cardsOf } from "./service-cards";

/** Returns the messages of live events, each as its recipient sees it. */
export const presentLiveMessages: PresentLive = async (db, rows) => {
  const ids = [...new Set(rows.map(({ data }) => String(data.id)))];
  const found = new Map((await messagesOf(db, ids)).map((row) => [row.message.id, row]));
  const files = await filesOf(db, ids);
  const cards = await cardsBySide(db, [...found.values()]);
  return rows.map(({ audienceId, data }) => {
    const row = found.get(String(data.id));
    if (!row) return null;
    const { message, customerId } = row;
    const party =
      data.side === "customer"
        ? { side: "customer" as const, id: customerId, accountId: customerId }
        : { side: "vendor" as const, id: row.vendorId, accountId: audienceId };
    const shown = { files: files.get(message.id), card: cards.get(`${message.id} ${party.side}`) ?? null };
    return { roomId: message.roomId, chat: presentChat(message, party, customerId, shown) };
  });
};

type Told = Awaited<ReturnType<typeof messagesOf>>[number];

/** Looks up cards once per side; few messages have one. */
async function cardsBySide(db: Db, told: readonly Told[]) {
  const cards = new Map<string, RoomCard | null>();
  for (const { message, customerId, vendorId } of told) {
    if (!aboutOf(message)) continue;
    const couple = { side: "customer", id: customerId, accountId: customerId } as const;
    const vendor = { side: "vendor", id: vendorId, accountId: vendorId } as const;
    for (const party of [couple, vendor]) {
      cards.set(`${message.id} ${party.side}`, (await cardsOf(db, party, [message]))(message));
    }
  }
  return cards;
}

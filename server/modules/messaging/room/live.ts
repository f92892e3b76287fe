import type { PresentLive } from "@/server/modules/identity/live/public";
import { presentChat } from "./present";
import { messagesOf } from "./repo";
import { filesOf } from "./repo-files";

/** Returns the messages of live events, each as its recipient sees it. */
export const presentLiveMessages: PresentLive = async (db, rows) => {
  const ids = [...new Set(rows.map(({ data }) => String(data.id)))];
  const found = new Map((await messagesOf(db, ids)).map((row) => [row.message.id, row]));
  const files = await filesOf(db, ids);
  return rows.map(({ audienceId, data }) => {
    const row = found.get(String(data.id));
    if (!row) return null;
    const { message, customerId } = row;
    const party =
      data.side === "customer"
        ? { side: "customer" as const, id: customerId, accountId: customerId }
        : { side: "vendor" as const, id: row.vendorId, accountId: audienceId };
    return { roomId: message.roomId, chat: presentChat(message, party, customerId, files.get(message.id)) };
  });
};

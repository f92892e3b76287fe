import { v4, v7 } from "uuid";
import { ROOM_FILE_REFUSED, type SentMessage } from "@/contracts/messaging/room";
import type { UploadFilesBody } from "@/contracts/messaging/room.schema";
import {
  type Attachment,
  type AttachmentKind,
  DOCUMENTS_AND_PICTURES,
  privateName,
  readAttachment,
  serveAttachment,
  withPrivateFiles,
} from "@/server/adapters/storage/attachments";
import { removePrivate } from "@/server/adapters/storage/private-files";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { refuseBlocked } from "./block";
import { noSuchRoom, partyOf } from "./party";
import { presentChat } from "./present";
import * as messages from "./repo/message";
import * as repo from "./repo/room";
import * as files from "./repo/files";
import { roomFor } from "./service-send";
import { answerAway } from "./service-away";
import { scheduleUnreadMail } from "./service-mail";
import { tellOtherSide } from "./service-notice";

const FOLDER = "message";
/** Quotations often come as a spreadsheet. */
const TAKES: readonly AttachmentKind[] = [...DOCUMENTS_AND_PICTURES, "xlsx"];
/** Twice the size at which messages show pictures. */
const PREVIEW_SIDE = 560;

type Preview = { storageKey: string; width: number; height: number; bytes: Buffer };
type Checked = Omit<Attachment, "preview"> & { preview: Preview | null };

/**
 * POST /room/image-upload: sends the files as one message. Repeating a `clientId` returns the same message. Throws
 * `not_found`, or `bad_request` naming the field of a file whose content isn't accepted.
 */
export async function sendFiles(
  actor: Actor,
  { clientId = v4(), ...to }: UploadFilesBody,
  uploads: readonly Upload[],
): Promise<SentMessage> {
  if (uploads.length === 0) {
    const message = "Please choose a file";
    throw new AppError("bad_request", message, [{ field: "file", message }]);
  }
  const party = partyOf(actor);
  const db = await getDb();
  // Checked before reading the files, which costs more than refusing a stranger.
  if (!party || (to.roomId && !(await repo.findRoom(db, party, { roomId: to.roomId })))) throw noSuchRoom();
  const checked: Checked[] = [];
  for (const upload of uploads) checked.push(await check(upload));
  const kept = checked.flatMap((file) => (file.preview ? [file, file.preview] : [file]));
  const { chat, customerId, isNew } = await withPrivateFiles(kept, () =>
    inTransaction(async (tx) => {
      const room = await roomFor(tx, party, to);
      const sent = await messages.findSent(tx, party.accountId, clientId);
      const { customerId } = room;
      if (sent) return { chat: sameRoom(sent, room.id), customerId, isNew: false };
      await refuseBlocked(tx, room, party);
      await scheduleUnreadMail(tx, room, party.side === "customer" ? "vendor" : "customer");
      const row = { roomId: room.id, senderAccountId: party.accountId, clientId, body: "" };
      const chat = await messages.insertMessage(tx, row);
      await files.insertFiles(
        tx,
        checked.map((file, position) => rowOf(chat.id, position, file)),
      );
      await tellOtherSide(tx, room, party);
      if (party.side === "customer") await answerAway(tx, room);
      return { chat, customerId, isNew: true };
    }),
  );
  if (!isNew) for (const { storageKey } of kept) await removePrivate(storageKey);
  const attached = await files.filesOf(db, [chat.id]);
  return {
    roomId: chat.roomId,
    chat: presentChat(chat, party, customerId, { files: attached.get(chat.id) }),
  };
}

async function check(upload: Upload): Promise<Checked> {
  const { preview, ...file } = await readAttachment(upload, FOLDER, {
    takes: TAKES,
    refusal: ROOM_FILE_REFUSED,
    previewSide: PREVIEW_SIDE,
  });
  return { ...file, preview: preview && { ...preview, storageKey: privateName(FOLDER, "webp") } };
}

const rowOf = (messageId: string, position: number, { preview, ...file }: Checked) => ({
  id: v7(),
  messageId,
  position,
  storageKey: file.storageKey,
  name: file.name,
  mime: file.mime,
  bytes: file.bytes.length,
  previewKey: preview?.storageKey,
  width: preview?.width,
  height: preview?.height,
});

function sameRoom(sent: messages.MessageRow, roomId: string): messages.MessageRow {
  if (sent.roomId === roomId) return sent;
  const message = "clientId was used for another message";
  throw new AppError("conflict", message, [{ field: "clientId", message }]);
}

/**
 * Returns a file from a message, or the small copy of a picture, only to the two sides of its room. Throws `not_found`.
 */
export async function readRoomFile(actor: Actor, id: string, size: "small" | "full"): Promise<Response> {
  const party = partyOf(actor);
  const found = party && (await files.findFile(await getDb(), party, id));
  const small = size === "small" && found?.previewKey;
  const response =
    found && (await serveAttachment(small ? { ...found, storageKey: small, mime: "image/webp" } : found));
  if (!response) throw new AppError("not_found", "This file does not exist");
  return response;
}

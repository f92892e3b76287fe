import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { v4 } from "uuid";
import { pictureRefused } from "@/contracts/pictures";
import {
  type ChatsList,
  ROOM_FILE_REFUSED,
  type RoomsList,
  type SentMessage,
} from "@/contracts/messaging/room";
import type { Actor } from "@/server/core/actor";
import { message, roomMail } from "@/server/db/schema/messaging/room";
import { createApp, API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { latestFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { officeFile } from "@/tests/setup/zip";
import { mailUnread } from "./service-mail";

const { call, db } = useShop();
const before = process.env.DATA_DIR;
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-room-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

type Given = [name: string, bytes: Buffer];
const picture = (format: "jpeg" | "png" | "gif") =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: "#b03060" } })
    .toFormat(format)
    .toBuffer();
const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n");
const DOC = Buffer.concat([
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.alloc(600),
  Buffer.from("WordDocument", "utf16le"),
]);

function upload(as: Actor, to: Record<string, string>, files: readonly Given[], field = "file") {
  const body = new FormData();
  for (const [name, value] of Object.entries({ type: "image", senderId: "someone-else", ...to })) {
    body.append(name, value);
  }
  for (const [name, bytes] of files) body.append(field, new Blob([new Uint8Array(bytes)]), name);
  return call<SentMessage>("POST", "/room/image-upload", { as, body });
}
const kept = async () => (await readdir(path.join(dataDir, "private", "message")).catch(() => [])).length;

async function fetchFile(as: Actor, id: string, size = "full") {
  const { token } = await signAccessToken(as, new Date());
  return createApp().request(`${API_PREFIX}/room/files/${id}?size=${size}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

test("all kinds of files can be sent by either side, and only the two sides can fetch them", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const jpeg = await picture("jpeg");
  const first = await upload(couple.actor, { vendorId: vendor.id }, [
    ["../hall plan.pdf", PDF],
    ["letter", DOC],
    ["menu.docx", await officeFile("docx")],
    ["notes.txt", Buffer.from("Sélamat")],
    ["hall.png", jpeg],
  ]);
  expect(first.body).toMatchObject({ code: 200, message: "Files sent" });
  const { roomId, chat } = first.body.data;
  expect(chat).toMatchObject({ mine: true, body: "" });
  expect(chat.files.map(({ name }) => name)).toEqual([
    "hall plan.pdf",
    "letter.doc",
    "menu.docx",
    "notes.txt",
    "hall.jpg",
  ]);
  expect(chat.files.map((file) => file.picture)).toEqual([
    null,
    null,
    null,
    null,
    { width: 560, height: 280 },
  ]);
  const second = await upload(
    vendor.actor,
    { roomId },
    [
      ["a.png", await picture("png")],
      ["b.gif", await picture("gif")],
      ["quotation.xlsx", await officeFile("xlsx")],
      ["IMG_0001.HEIC", readFileSync("tests/corpus/pictures/two-colours.heic")],
    ],
    "file[]",
  );
  expect(second.body.data.chat.files.map(({ mime }) => mime)).toEqual([
    "image/png",
    "image/gif",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "image/jpeg",
  ]);
  expect(second.body.data.chat.files[3]).toMatchObject({ name: "IMG_0001.jpg", picture: { width: 64 } });
  const chats = await call<ChatsList>("POST", "/room/chatsList", { as: vendor.actor, body: { roomId } });
  expect(chats.body.data.chats.map(({ mine, files }) => [mine, files.length])).toEqual([
    [false, 5],
    [true, 4],
  ]);
  const rooms = await call<RoomsList>("POST", "/room/roomsList", { as: couple.actor, body: {} });
  expect(rooms.body.data.rooms[0]?.lastChat).toMatchObject({ words: "", files: 4, mine: false });

  const photo = chat.files[4]?.id ?? "";
  for (const side of [couple.actor, vendor.actor]) {
    const full = await fetchFile(side, photo);
    const seen = await sharp(Buffer.from(await full.arrayBuffer())).metadata();
    expect(seen).toMatchObject({ format: "jpeg", width: 1200, height: 600 });
    expect(full.headers.get("content-disposition")).toMatch(/^attachment; filename="hall.jpg"/);
    expect(full.headers.get("cache-control")).toBe("private, no-store");
    const small = await fetchFile(side, photo, "small");
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).format).toBe("webp");
  }
  const others = [(await makeCustomer(db())).actor, (await makeVendor(db())).actor];
  for (const stranger of [...others, (await makeOperator(db())).actor]) {
    expect((await fetchFile(stranger, photo)).status).toBe(404);
    expect((await upload(stranger, { roomId }, [["a.pdf", PDF]])).status).toBe(404);
  }
});

test("sending again creates no second message and leaves no file behind", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const clientId = v4();
  const send = () => upload(couple.actor, { vendorId: vendor.id, clientId }, [["a.pdf", PDF]]);
  const count = await kept();
  const [one, two] = [await send(), await send()];
  expect(two.body.data.chat).toEqual(one.body.data.chat);
  expect(await kept()).toBe(count + 1);
  const { roomId } = one.body.data;
  expect(await db().select().from(message).where(eq(message.roomId, roomId))).toHaveLength(1);
});

test("refuses unaccepted content, and stores nothing of that message", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const count = await kept();
  const broken = (await picture("png")).subarray(0, 200);
  const cases: [Given[], string][] = [
    [
      [
        ["a.pdf", PDF],
        ["b.pdf", Buffer.from("MZ\x90\x00\x03\x00")],
      ],
      ROOM_FILE_REFUSED,
    ],
    [[["c.png", broken]], pictureRefused("This picture", "cut")],
    [[["d.docx", await officeFile("docm")]], `This is a Word document with macros. ${ROOM_FILE_REFUSED}`],
    [[["drawing.txt", Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')]], ROOM_FILE_REFUSED],
    [[["plan.png", PDF]], "“plan.png” is really a PDF. Rename it to end in .pdf, or choose another file"],
    [[], "Please choose a file"],
  ];
  for (const [files, says] of cases) {
    const answer = await upload(couple.actor, { vendorId: vendor.id }, files);
    expect([answer.status, answer.body.message]).toEqual([400, says]);
  }
  const many = Array.from({ length: 6 }, (): Given => ["a.pdf", PDF]);
  expect((await upload(couple.actor, { vendorId: vendor.id }, many)).status).toBe(400);
  const pending = await makeVendor(db(), { status: "pending" });
  expect((await upload(couple.actor, { vendorId: pending.id }, [["a.pdf", PDF]])).status).toBe(404);
  expect(await kept()).toBe(count);
});

test("the mail about unread messages names the files", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const sent = await upload(couple.actor, { vendorId: vendor.id }, [
    ["Hall plan.pdf", PDF],
    ["notes.txt", Buffer.from("Hello")],
  ]);
  const late = { dueAt: new Date(Date.now() - 1) };
  await db().update(roomMail).set(late).where(eq(roomMail.roomId, sent.body.data.roomId));
  await mailUnread();
  expect(await latestFor(db(), vendor.email, "room-message")).toMatchObject({
    words: ["Sent 2 files: Hall plan.pdf, notes.txt"],
  });
});

test("a picture loses its location and is turned upright; a document keeps its bytes", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const withPlace = await sharp(await picture("jpeg"))
    .withExif({ IFD0: { Model: "Secret Phone" }, IFD3: { GPSLatitude: "1/1 17/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(withPlace.includes("Secret Phone")).toBe(true);
  const { chat } = (
    await upload(couple.actor, { vendorId: vendor.id }, [
      ["us.jpg", withPlace],
      ["plan.pdf", PDF],
    ])
  ).body.data;
  const bytesOf = async (at: number) =>
    Buffer.from(await (await fetchFile(vendor.actor, chat.files[at]?.id ?? "")).arrayBuffer());
  const photo = await bytesOf(0);
  const { exif, orientation, width, height } = await sharp(photo).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 600,
    height: 1200,
  });
  expect(photo.includes("Secret Phone")).toBe(false);
  expect(chat.files[0]).toMatchObject({ bytes: photo.length, picture: { width: 280, height: 560 } });
  expect((await bytesOf(1)).equals(PDF)).toBe(true);
});

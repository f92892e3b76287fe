import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { readEnv } from "@/lib/env";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { Page } from "@/contracts/envelope";
import type { Invitation } from "@/contracts/planning/invitation/invitation";
import { type GuestPhotos, PHOTOS_OF_HOUSEHOLD } from "@/contracts/planning/photo";
import { todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { API_PREFIX } from "@/server/app";
import { guestEvent } from "@/server/db/schema/planning/guest";
import { guestPhoto } from "@/server/db/schema/planning/photo";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { announcePurges, purgeGuests } from "@/server/modules/planning/purge/service";
import { makeCustomer } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { type CustomerActor, useShop } from "@/tests/setup/shop";
import { readPhotos } from "./public";

const shop = useShop();
const { call, db } = shop;

/** Returns a photo with the location where it was taken. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#8f1d3f" } })
    .jpeg()
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "1/1 17/1 0/1", GPSLatitudeRef: "N" } })
    .toBuffer();

/** Creates a wedding today that collects photos, with two households that are coming. */
async function celebrate() {
  const { actor } = await makeCustomer(db(), { weddingDate: todayInSingapore() });
  const { weddingId, eventId } = await makeWedding(actor);
  const given = { weddingId, eventIds: [eventId], guests: ["Rose"] };
  await makeHousehold(db(), { ...given, name: "Lim" });
  await makeHousehold(db(), { ...given, name: "Nair" });
  await db().update(guestEvent).set({ answer: "yes" }).where(eq(guestEvent.weddingId, weddingId));
  const { docs } = (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data;
  const [lim = "", nair = ""] = docs.map(({ link }) => link?.split("/").at(-1));
  const collect = (guestPhotos: boolean) =>
    call("PATCH", "/user/invitation/design", { as: actor, body: { guestPhotos } });
  await collect(true);
  return { actor, weddingId, eventId, lim, nair, collect };
}

async function send(token: string, pictures: Buffer[], fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ token, ...fields })) body.append(name, value);
  for (const bytes of pictures) body.append("photos", new Blob([new Uint8Array(bytes)]), "IMG_1.jpg");
  return shop.app.request(`${API_PREFIX}/public/rsvp/photo`, { method: "POST", body });
}
const listed = async (as: CustomerActor) => (await call<GuestPhotos>("GET", "/user/photo", { as })).body.data;

test("a guest's photo loses its location and is shown to other guests once the couple has approved it", async () => {
  const { actor, lim, nair } = await celebrate();
  const sent = await send(lim, [await photo(), await photo()], { lang: "zh" });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toBe(`/rsvp/${lim}/photos?lang=zh&sent=2`);
  expect(await readPhotos(lim)).toMatchObject({ waiting: [{}, {}], shown: [] });
  expect(await readPhotos(nair)).toMatchObject({ waiting: [], shown: [] });

  const { docs, on } = await listed(actor);
  expect({ on, docs }).toMatchObject({ on: true, docs: [{ household: "Lim", state: "waiting" }, {}] });
  const stored = await getStorage().get(docs[0]?.name ?? "");
  const { exif, format } = await sharp(stored?.bytes).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: "webp" });
  const ids = [docs[0]?.id];
  await call("PATCH", "/user/photo", { as: actor, body: { ids, shown: true } });
  expect(await readPhotos(nair)).toMatchObject({ waiting: [], shown: [{ id: ids[0], own: false }] });
  expect(await readPhotos(lim)).toMatchObject({ waiting: [{}], shown: [{ own: true }] });
  await call("PATCH", "/user/photo", { as: actor, body: { ids, shown: false } });
  expect(await readPhotos(nair)).toMatchObject({ shown: [] });
});

test("guests can remove only their own photos, couples approve only their own, and the file is deleted, too", async () => {
  const { actor, lim, nair } = await celebrate();
  const stranger = await celebrate();
  await send(lim, [await photo()]);
  const [first] = (await listed(actor)).docs;
  const [id = "", name = ""] = [first?.id, first?.name];
  await send(nair, [], { remove: id });
  expect((await listed(actor)).docs).toHaveLength(1);
  for (const answer of [
    await call("PATCH", "/user/photo", { as: stranger.actor, body: { ids: [id], shown: true } }),
    await call("DELETE", `/user/photo/${id}`, { as: stranger.actor }),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await call("GET", "/user/photo/zip", { as: stranger.actor })).status).toBe(409);
  await send(lim, [], { remove: id });
  expect((await listed(actor)).docs).toEqual([]);
  expect(await getStorage().exists(name)).toBe(false);
});

test("other files, too many photos, and photos that aren't collected are refused", async () => {
  const { lim, weddingId, actor, collect } = await celebrate();
  const refused = await send(lim, [await photo(), Buffer.from("<svg/>")]);
  expect(refused.headers.get("location")).toContain("problem=picture");
  expect((await send(lim, [])).headers.get("location")).toContain("problem=none");
  expect((await listed(actor)).docs).toEqual([]);
  await send(lim, [await photo()]);
  const [row] = await db().select().from(guestPhoto).where(eq(guestPhoto.weddingId, weddingId));
  if (!row) throw new Error("no photo");
  const more = Array.from({ length: PHOTOS_OF_HOUSEHOLD - 1 }, () => ({ ...row, id: undefined }));
  await db().insert(guestPhoto).values(more);
  expect((await readPhotos(lim))?.full).toBe(true);
  expect((await send(lim, [await photo()])).headers.get("location")).toContain("problem=full");

  await collect(false);
  expect(await readPhotos(lim)).toBeNull();
  expect((await send(lim, [await photo()])).status).toBe(409);
  expect((await send("x".repeat(43), [await photo()])).status).toBe(404);
});

test("all photos can be downloaded as a zip, and guests who aren't coming can't add any", async () => {
  const { actor, weddingId, lim } = await celebrate();
  await send(lim, [await photo(), await photo()]);
  const zip = await shop.app.request(`${API_PREFIX}/user/photo/zip`, {
    headers: { authorization: `Bearer ${(await signAccessToken(actor)).token}` },
  });
  const bytes = Buffer.from(await zip.arrayBuffer());
  expect(zip.headers.get("content-type")).toBe("application/zip");
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.toString("latin1").match(/00\d Lim\.webp/g)).toEqual(
    expect.arrayContaining(["001 Lim.webp", "002 Lim.webp"]),
  );
  await db().update(guestEvent).set({ answer: "no" }).where(eq(guestEvent.weddingId, weddingId));
  expect((await send(lim, [await photo()])).status).toBe(409);
});

test("photos are deleted with the guests' details", async () => {
  const { actor, lim } = await celebrate();
  await send(lim, [await photo()]);
  const name = (await listed(actor)).docs[0]?.name ?? "";
  const after = (days: number) => new Date(Date.now() + days * DAY_MS);
  await announcePurges(after(76));
  await purgeGuests(after(90));
  expect((await listed(actor)).docs).toEqual([]);
  expect(await getStorage().exists(name)).toBe(false);
});

test("a download breaks off at a photo that can't be read, and the server goes on", async () => {
  const { actor, lim } = await celebrate();
  await send(lim, [await photo()]);
  const file = path.join(readEnv().dataDir, "media", (await listed(actor)).docs[0]?.name ?? "");
  await rm(file);
  await mkdir(file);
  const zip = await shop.app.request(`${API_PREFIX}/user/photo/zip`, {
    headers: { authorization: `Bearer ${(await signAccessToken(actor)).token}` },
  });
  await expect(zip.arrayBuffer()).rejects.toThrow("EISDIR");
});

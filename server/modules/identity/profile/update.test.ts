import { type PictureProblem, pictureRefused } from "@/contracts/pictures";
import { eq } from "drizzle-orm";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import sharp from "sharp";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { customer } from "@/server/db/schema/identity/account";
import type { Actor } from "@/server/core/actor";
import { API_PREFIX, createApp } from "@/server/app";
import { type ApiAnswer, testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { signAccessToken } from "@/server/modules/identity/session/tokens";

const database = useTestDatabase();
const call = testApi();
const before = process.env.DATA_DIR;
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-profile-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

const patch = (as: Actor | null, id: string, body: unknown) =>
  call<CustomerProfile>("PATCH", `/user/profile/${id}`, { as, body });
const fieldsOf = (answer: ApiAnswer<unknown>) =>
  (answer.body.data as { errors: { field: string }[] } | null)?.errors?.map(({ field }) => field);
const kept = async (id: string) => {
  const folder = path.join(dataDir, "media", "customer", id);
  return (await readdir(folder).catch(() => [])).sort();
};

type Format = "jpeg" | "png" | "gif" | "webp";
const picture = (format: Format, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#b03060" } })
    .toFormat(format)
    .toBuffer();
function form(fields: Record<string, string | Buffer>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") made.append(name, value);
    else made.append(name, new Blob([new Uint8Array(value)], { type: "image/png" }), "us.png");
  }
  return made;
}

describe("fields", () => {
  test("changes only the given fields, as JSON or as a form", async () => {
    const { id, actor } = await makeCustomer(database().db, {
      brideFirstName: "Mei",
      groomFirstName: "Arjun",
    });
    const first = await patch(actor, id, {
      brideFirstName: " Siti ",
      weddingDate: "2027-06-12",
      budget: 45_000.5,
    });
    expect(first.body).toMatchObject({
      code: 200,
      message: "Successfully updated",
      data: {
        brideFirstName: "Siti",
        groomFirstName: "Arjun",
        weddingDate: "2027-06-12",
        budget: 45_000.5,
        isPhoneVerified: false,
      },
    });
    const second = await patch(actor, id, form({ groomFirstName: "Ravi", weddingDate: "", budget: "" }));
    expect(second.body.data).toMatchObject({
      brideFirstName: "Siti",
      groomFirstName: "Ravi",
      weddingDate: null,
      budget: null,
    });
  });

  test("a new number is unconfirmed, an unchanged one stays confirmed", async () => {
    const given = { countryCode: "+65", phone: "91234567", phoneVerifiedAt: new Date() };
    const { id, actor } = await makeCustomer(database().db, given);
    expect((await patch(actor, id, { phone: "91234567" })).body.data.isPhoneVerified).toBe(true);
    expect((await patch(actor, id, { phone: "98765432" })).body.data).toMatchObject({
      phone: "98765432",
      isPhoneVerified: false,
    });
    expect((await patch(actor, id, { phone: "" })).body.data).toMatchObject({
      phone: "",
      isPhoneVerified: false,
    });
  });

  test("a number's length is checked against the country code, new or old", async () => {
    const { id, actor } = await makeCustomer(database().db, { countryCode: "+44", phone: "7911123456" });
    expect((await patch(actor, id, { phone: "7911654321" })).status).toBe(200);
    const short = await patch(actor, id, { phone: "91234567" });
    expect(short.body.message).toBe("phone fill in at least 10 digits");
    expect(fieldsOf(short)).toEqual(["phone"]);
    expect(fieldsOf(await patch(actor, id, { countryCode: "+65" }))).toEqual(["phone"]);
    expect(fieldsOf(await patch(actor, id, { countryCode: "+999", phone: "" }))).toEqual(["countryCode"]);
    expect((await patch(actor, id, { countryCode: "+65", phone: "91234567" })).status).toBe(200);
  });

  test.each([
    [{ weddingDate: "12/06/2027" }, ["weddingDate"]],
    [{ budget: -1 }, ["budget"]],
    [{ budget: "plenty" }, ["budget"]],
    [{ brideLastName: "x".repeat(81) }, ["brideLastName"]],
    [{ phone: "9123x4567" }, ["phone"]],
    [{ brideImage: "https://elsewhere.example/me.png" }, ["brideImage"]],
    [{ firstName: { $ne: null } }, ["firstName"]],
    [{ firstName: "a\0b" }, ["firstName"]],
  ])("refuses %j and changes nothing", async (body, fields) => {
    const { id, actor } = await makeCustomer(database().db);
    const row = () => database().db.select().from(customer).where(eq(customer.id, id));
    const untouched = await row();
    const answer = await patch(actor, id, body);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual(fields);
    expect(await row()).toEqual(untouched);
  });

  test("an empty request, and one with only unknown fields, change nothing", async () => {
    const { id, actor } = await makeCustomer(database().db);
    for (const body of [
      {},
      { email: "new@test.example", passwordHash: "x", phoneVerifiedAt: "2026-01-01" },
      form({}),
    ]) {
      const answer = await patch(actor, id, body);
      expect([answer.status, answer.body.message]).toEqual([400, "Please change something first"]);
    }
  });

  test("nobody changes another account's profile", async () => {
    const { db } = database();
    const [own, other, vendor] = [await makeCustomer(db), await makeCustomer(db), await makeVendor(db)];
    const body = { brideFirstName: "Mallory" };
    expect((await patch(other.actor, own.id, body)).status).toBe(403);
    expect((await patch(vendor.actor, own.id, body)).status).toBe(403);
    expect((await patch(null, own.id, body)).status).toBe(401);
    expect((await patch(other.actor, own.id, form({ brideImage: await picture("png") }))).status).toBe(403);
    expect(await kept(own.id)).toEqual([]);
  });

  test("text is stored as typed", async () => {
    const { id, actor } = await makeCustomer(database().db);
    const name = `<img src=x onerror=alert(1)> "O'Brien"; drop table customer--`;
    expect((await patch(actor, id, { brideFirstName: name })).body.data.brideFirstName).toBe(name);
  });
});

describe("pictures", () => {
  test.each(["jpeg", "png", "gif", "webp"] as const)(
    "a %s is stored as WebP and can be fetched",
    async (format) => {
      const { id, actor } = await makeCustomer(database().db);
      const answer = await patch(
        actor,
        id,
        form({ brideImage: await picture(format), brideFirstName: "Mei" }),
      );
      const name = answer.body.data.brideImage ?? "";
      expect(name).toMatch(new RegExp(`^customer/${id}/[0-9a-f]{32}\\.webp$`));
      expect(answer.body.data).toMatchObject({ groomImage: null, brideFirstName: "Mei" });
      const served = await createApp().request(`/media/${name}`);
      expect(served.headers.get("content-type")).toBe("image/webp");
      expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({
        format: "webp",
        width: 60,
        height: 40,
      });
    },
  );

  test("it is upright, of a sensible size and without location data", async () => {
    const { id, actor } = await makeCustomer(database().db);
    const photo = await sharp(await picture("jpeg", 3000, 1000))
      .withExif({ IFD0: { Make: "SecretCam" }, IFD3: { GPSLatitude: "1/1 17/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await patch(actor, id, form({ groomImage: photo }));
    const stored = await getStorage().get(answer.body.data.groomImage ?? "");
    const seen = await sharp(stored?.bytes).metadata();
    expect(seen).toMatchObject({ width: 400, height: 1200 });
    expect([seen.exif, seen.xmp, seen.icc, seen.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(stored?.bytes.includes("SecretCam")).toBe(false);
  });

  test("a new one replaces the old, and an empty value removes it; no file is left behind", async () => {
    const { id, actor } = await makeCustomer(database().db);
    const both = { brideImage: await picture("png"), groomImage: await picture("png") };
    const first = (await patch(actor, id, form(both))).body.data;
    expect(await kept(id)).toHaveLength(2);
    const second = (await patch(actor, id, form({ brideImage: await picture("jpeg") }))).body.data;
    expect(second.brideImage).not.toBe(first.brideImage);
    expect(second.groomImage).toBe(first.groomImage);
    expect(await kept(id)).toHaveLength(2);
    const third = (await patch(actor, id, form({ brideImage: "" }))).body.data;
    expect([third.brideImage, third.groomImage]).toEqual([null, first.groomImage]);
    expect((await patch(actor, id, { groomImage: null })).body.data.groomImage).toBeNull();
    expect(await kept(id)).toEqual([]);
  });

  test("a form with very many parts is not read, and a long name not repeated", async () => {
    const { id, actor } = await makeCustomer(database().db);
    const send = (parts: string[]) =>
      call<{ errors: { field: string }[] } | null>("PATCH", `/user/profile/${id}`, {
        as: actor,
        body: `--x\r\n${parts.join("\r\n--x\r\n")}\r\n--x--\r\n`,
        headers: { "content-type": "multipart/form-data; boundary=x" },
      });
    const field = (name: string, more = "") =>
      `Content-Disposition: form-data; name="${name}"${more}\r\n\r\nMei`;
    const many = await send(Array.from({ length: 101 }, () => field("firstName")));
    expect(many.body).toEqual({ code: 400, message: "The form could not be read", data: null });
    expect((await send(Array.from({ length: 99 }, () => field("firstName")))).status).toBe(200);
    const long = await send([field("x".repeat(5_000), '; filename="a"')]);
    expect(long.status).toBe(400);
    expect(JSON.stringify(long.body).length).toBeLessThan(1_000);
  });

  test("an empty file field changes nothing", async () => {
    const { id, actor } = await makeCustomer(database().db);
    await patch(actor, id, form({ brideImage: await picture("png") }));
    // As browsers send it; FormData itself cannot.
    const body = [
      '--x\r\nContent-Disposition: form-data; name="brideFirstName"\r\n\r\nMei\r\n',
      '--x\r\nContent-Disposition: form-data; name="brideImage"; filename=""\r\n',
      "Content-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n",
    ].join("");
    const answer = await call<CustomerProfile>("PATCH", `/user/profile/${id}`, {
      as: actor,
      body,
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(answer.body.data).toMatchObject({
      brideFirstName: "Mei",
      brideImage: expect.stringMatching(/webp$/) as string,
    });
  });

  test.each<[string, () => Buffer | Promise<Buffer>, PictureProblem?, string?]>([
    [
      "an SVG with a script",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    ],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a PNG's head on rubbish", () => Buffer.from("\x89PNG\r\n\x1a\n<script>alert(1)</script>", "latin1")],
    ["a JPEG XL picture", () => Buffer.from([0xff, 0x0a, 0, 0, 0, 0, 0, 0]), "kind", "a JPEG XL picture"],
    ["half a picture", async () => (await picture("jpeg", 500, 500)).subarray(0, 400), "cut"],
    ["a bomb", () => picture("png", 12_000, 12_000), "pixels"],
  ])(
    "refuses %s, names the field and stores nothing",
    async (_case, make, problem = "kind", kind = undefined) => {
      const { id, actor } = await makeCustomer(database().db);
      const answer = await patch(
        actor,
        id,
        form({ brideImage: await picture("png"), groomImage: await make() }),
      );
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual(["groomImage"]);
      expect(answer.body.message).toBe(pictureRefused("The groom’s picture", problem, kind));
      expect(await kept(id)).toEqual([]);
    },
  );

  test("more than 5 MB is refused by field; an extra field or an invalid one stores nothing", async () => {
    const { id, actor } = await makeCustomer(database().db);
    const heavy = await patch(actor, id, form({ brideImage: Buffer.alloc(5 * 1024 * 1024 + 1) }));
    expect(heavy.body).toMatchObject({ code: 400, message: "brideImage must be at most 5 MB" });
    const wrong = await patch(actor, id, form({ brideImage: await picture("png"), budget: "plenty" }));
    expect(fieldsOf(wrong)).toEqual(["budget"]);
    expect(fieldsOf(await patch(actor, id, form({ firstName: await picture("png") })))).toEqual([
      "firstName",
    ]);
    expect(await kept(id)).toEqual([]);
  });

  test("over the wire: ten megabytes pass here, a megabyte nowhere else, and nothing without a token", async () => {
    const { id, actor } = await makeCustomer(database().db);
    const app = createApp();
    const answer = getRequestListener((request, bindings) => app.fetch(request, bindings));
    const server = createServer((request, response) => {
      // A rejected upload closes its connection, so the next call must not reuse it.
      response.setHeader("connection", "close");
      void answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}${API_PREFIX}`;
    const authorization = `Bearer ${(await signAccessToken(actor)).token}`;
    const noise = sharp({
      create: {
        width: 1200,
        height: 1100,
        channels: 3,
        background: "red",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
    const large = await noise.png({ compressionLevel: 0 }).toBuffer();
    const ask = (given: RequestInit, at = `/user/profile/${id}`) =>
      fetch(origin + at, { method: "PATCH", headers: { authorization }, ...given }).then(
        ({ status }) => status,
      );
    try {
      expect(large.length).toBeGreaterThan(3_000_000);
      expect(await ask({ body: form({ brideImage: large, groomImage: large }) })).toBe(200);
      expect(await ask({ body: form({ brideImage: Buffer.alloc(12_000_000) }) })).toBe(413);
      expect(await ask({ body: form({ brideImage: Buffer.alloc(9_000_000) }) })).toBe(400);
      const json = { authorization, "content-type": "application/json" };
      const long = JSON.stringify({ firstName: "x".repeat(1_100_000) });
      expect(await ask({ headers: json, body: long })).toBe(413);
      expect(await ask({ body: form({ brideImage: large }) }, "/auth/password")).toBe(413);
      expect(await ask({ headers: {}, body: form({ brideImage: large }) })).toBe(401);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  test("refuses a malformed form", async () => {
    const { id, actor } = await makeCustomer(database().db);
    const answer = await call("PATCH", `/user/profile/${id}`, {
      as: actor,
      body: "--nonsense",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(answer.body).toMatchObject({ code: 400, message: "The form could not be read" });
  });
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DuplicateGuests } from "@/contracts/planning/guest/guest";
import type { GuestImport } from "@/contracts/planning/guest/guest-import";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

/** The expected reading of each file: its summary, and its guests in order. */
type Reading = {
  encoding?: string;
  headerRow?: number;
  heads?: number;
  declined?: number;
  hiddenRows?: number;
  problems?: number;
  errors?: number;
  guests?: { name: string }[];
  /** The message for a file that can't be read. */
  refused?: string;
  /** The number of guests that importing the same file again adds. */
  again?: number;
};

const FOLDER = path.join(__dirname, "guests");
const READINGS = JSON.parse(readFileSync(path.join(FOLDER, "readings.json"), "utf8")) as Record<
  string,
  Reading
>;

const { call, db } = useShop();

async function send(as: Awaited<ReturnType<typeof makeCustomer>>["actor"], name: string, commit = false) {
  const body = new FormData();
  body.append("commit", String(commit));
  body.append("file", new Blob([new Uint8Array(readFileSync(path.join(FOLDER, name)))]), name);
  return (await call<GuestImport>("POST", "/user/guest/import", { as, body })).body;
}

test("every file has an expected reading, and every reading a file", () => {
  const files = readdirSync(FOLDER).filter((name) => name !== "readings.json");
  expect(Object.keys(READINGS).toSorted()).toEqual(files.toSorted());
});

test.each(Object.entries(READINGS))(
  "%s",
  async (name, { encoding, headerRow, hiddenRows, heads, guests = [], refused, ...reading }) => {
    const { actor } = await makeCustomer(db());
    const { code, message, data: found } = await send(actor, name);
    if (refused) return expect({ code, message }).toEqual({ code: 400, message: refused });
    expect(found.preview).toMatchObject(guests);
    expect(found.preview).toHaveLength(guests.length);
    if (encoding) expect(found.reading.encoding).toBe(encoding);
    if (headerRow !== undefined) expect(found.reading.headerRow).toBe(headerRow);
    if (hiddenRows) expect(found.reading.hiddenRows).toBe(hiddenRows);
    if (heads) expect(found.heads).toBe(heads);
    expect(found.declined).toBe(reading.declined ?? 0);
    expect(found.problemCount).toBe(reading.problems ?? 0);
    expect(found.errorCount).toBe(reading.errors ?? 0);
    if (reading.again === undefined) return;
    await send(actor, name, true);
    expect((await send(actor, name, true)).data.imported).toBe(reading.again);
  },
);

test.each([
  ["curly-apostrophe.csv", ["O'Brien", "o’brien", "obrien"], "Sean O’Brien"],
  ["curly-apostrophe.csv", ["d'souza", "dsouza", "D Souza"], "Maria D’Souza"],
  ["decomposed-name.csv", ["José", "Jose\u0301", "jose nunez"], "José Núñez"],
  ["phones-as-written.csv", ["+65 9123 4567", "9123-4567"], "a"],
  ["chinese-header.csv", ["陈志明", "志明"], "陈志明"],
])("%s: %s find %s", async (file, typed, name) => {
  const { actor } = await makeCustomer(db());
  await send(actor, file, true);
  for (const searchBy of typed) {
    const path = `/user/guest?limit=50&searchBy=${encodeURIComponent(searchBy)}`;
    const { docs } = (await call<{ docs: { name: string }[] }>("GET", path, { as: actor })).body.data;
    expect({ searchBy, found: docs.map((each) => each.name) }).toMatchObject({
      found: expect.arrayContaining([name]) as string[],
    });
  }
  const nobody = await call<{ docs: unknown[] }>("GET", "/user/guest?searchBy=zzz", { as: actor });
  expect(nobody.body.data.docs).toEqual([]);
});

test.each([
  ["toddlers-and-high-chairs.csv", "Tan", "High chairs"],
  ["baby-chairs-in-chinese.csv", "陈大文", "婴儿椅"],
])("%s: the chair for a child goes to the notes", async (file, name, notes) => {
  const { actor } = await makeCustomer(db());
  await send(actor, file, true);
  const { docs } = (
    await call<{ docs: { name: string; notes: string }[] }>("GET", "/user/guest?limit=50", { as: actor })
  ).body.data;
  expect(docs.find((guest) => guest.name === name)?.notes).toBe(notes);
});

test("a name in traditional characters is known from the list, and shown as a possible duplicate", async () => {
  const { actor } = await makeCustomer(db());
  await send(actor, "same-names-in-other-letters.csv", true);
  const { docs } = (await call<{ docs: DuplicateGuests[] }>("GET", "/user/guest/duplicates", { as: actor }))
    .body.data;
  const names = docs.map(({ guests }) => guests.map((guest) => guest.name));
  expect(names).toContainEqual(["陈志明", "陳志明"]);
  expect(names).toContainEqual(["José Núñez", "José Núñez", "Jose Nunez"]);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GuestImport } from "@/contracts/planning/guest/guest-import";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

/** The right reading of each file: what it says of itself, and its guests in their order. */
type Reading = {
  encoding?: string;
  headerRow?: number;
  heads?: number;
  hiddenRows?: number;
  problems?: number;
  errors?: number;
  guests: { name: string }[];
  /** Guests that a second import of the same file adds. */
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
  return (await call<GuestImport>("POST", "/user/guest/import", { as, body })).body.data;
}

test("every file has its reading, and every reading its file", () => {
  const files = readdirSync(FOLDER).filter((name) => name !== "readings.json");
  expect(Object.keys(READINGS).toSorted()).toEqual(files.toSorted());
});

test.each(Object.entries(READINGS))(
  "%s",
  async (name, { encoding, headerRow, hiddenRows, heads, ...reading }) => {
    const { actor } = await makeCustomer(db());
    const found = await send(actor, name);
    expect(found.preview).toMatchObject(reading.guests);
    expect(found.preview).toHaveLength(reading.guests.length);
    if (encoding) expect(found.reading.encoding).toBe(encoding);
    if (headerRow !== undefined) expect(found.reading.headerRow).toBe(headerRow);
    if (hiddenRows) expect(found.reading.hiddenRows).toBe(hiddenRows);
    if (heads) expect(found.heads).toBe(heads);
    expect(found.problemCount).toBe(reading.problems ?? 0);
    expect(found.errorCount).toBe(reading.errors ?? 0);
    if (reading.again === undefined) return;
    await send(actor, name, true);
    expect((await send(actor, name, true)).imported).toBe(reading.again);
  },
);

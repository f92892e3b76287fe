import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type KindName, KINDS, problemWith } from "@/tests/setup/files/kinds";
import { Random } from "@/tests/setup/files/random";

const FOLDER = "tests/finds";
const FILES = 40;

test.each(Object.keys(KINDS) as KindName[])(
  "odd files of the kind %s are read, or refused with an explanation",
  async (kind) => {
    for (let seed = 1; seed <= FILES; seed++) {
      const bytes = await KINDS[kind].make(new Random(seed));
      expect([kind, seed, await problemWith(kind, bytes)]).toEqual([kind, seed, null]);
    }
  },
);

// The files that `npm run bench:files` has found, by kind.
const finds = readdirSync(FOLDER).filter((name) => name.endsWith(".bin"));
test.each(finds)("%s, found earlier, is no longer a problem", async (name) => {
  const kind = name.slice(0, name.indexOf("-")) as KindName;
  expect(await problemWith(kind, readFileSync(path.join(FOLDER, name)))).toBeNull();
});

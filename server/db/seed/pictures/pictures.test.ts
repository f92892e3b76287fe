import { mkdir, mkdtemp, rm, stat, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createLocalStorage } from "@/server/adapters/storage/local-storage";
import { CATALOGUE, motifsFor } from "@/server/artwork/catalogue";
import { slugify } from "../slug";
import { ensurePictures } from "./ensure-pictures";
import { listPictures } from "./picture-list";
import { BRANCHES } from "./picture-names";
import { SUBJECTS } from "./subjects.data";

const files = listPictures();

test("each picture has a name of its own, and what it shows is known to the artwork", () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  const types = new Set(BRANCHES.flatMap(({ typeNames }) => typeNames.map(slugify)));
  expect(Object.keys(SUBJECTS).filter((type) => !types.has(type))).toEqual([]);
  const vague = files.filter(
    ({ kind, category, subject }) =>
      kind === "tile" && motifsFor(category, subject).length === CATALOGUE[category].motifs.length,
  );
  expect(vague.map(({ subject }) => subject)).toEqual([]);
});

test("draws only what is missing: what an interrupted start left undone", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "sayang-pictures-"));
  try {
    for (const folder of new Set(files.map(({ name }) => path.dirname(name)))) {
      await mkdir(path.join(root, folder), { recursive: true });
    }
    for (const { name } of files) await writeFile(path.join(root, name), "");
    const missing = [files[3], files[500], files.at(-1)].map((file) => path.join(root, file?.name ?? ""));
    for (const file of missing) await unlink(file);
    const lines: string[] = [];
    expect(await ensurePictures(createLocalStorage(root), (line) => lines.push(line))).toBe(3);
    for (const file of missing) expect((await stat(file)).size).toBeGreaterThan(1000);
    expect((await stat(path.join(root, files[0]?.name ?? ""))).size).toBe(0);
    expect(lines.at(-1)).toBe("pictures: 3 drawn");
    expect(await ensurePictures(createLocalStorage(root), () => undefined)).toBe(0);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

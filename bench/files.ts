/**
 * `npm run bench:files -- [files] [seed] [kind]`: reads seeded odd files of every uploadable kind as the server does.
 * Prints the longest reading time, and the longest time for which the server was blocked. Keeps each file that ended
 * its reader, or failed with an error not meant for people, in tests/finds, where tests read it again. Exits with 1
 * when there is one.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";

process.env.LOG_LEVEL ||= "silent";
const { KINDS, problemWith } = await import("@/tests/setup/files/kinds");
const { Random } = await import("@/tests/setup/files/random");

const files = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const only = process.argv[4];
const FOLDER = "tests/finds";
/** The number of finds kept per kind, because further ones are likely to have the same cause. */
const MOST_KEPT = 20;

let found = 0;
for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
  if (only && only !== kind) continue;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let [longest, longestSeed, kept] = [0, 0, 0];
  const startedAt = performance.now();
  for (let at = 0; at < files; at++) {
    const bytes = await KINDS[kind].make(new Random(seed + at));
    // The time for generating the file is not the server's.
    await new Promise((resolve) => setTimeout(resolve));
    delay.enable();
    const began = performance.now();
    const problem = await problemWith(kind, bytes);
    const took = performance.now() - began;
    delay.disable();
    if (took > longest) [longest, longestSeed] = [took, seed + at];
    if (!problem) continue;
    found++;
    console.log(`${kind} ${seed + at}: ${problem}`);
    if (kept++ >= MOST_KEPT) continue;
    const name = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    writeFileSync(path.join(FOLDER, `${kind}-${name}.bin`), bytes);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  const inMs = `longest ${longest.toFixed(0)} ms (seed ${longestSeed}), server held up ${(delay.max / 1e6).toFixed(0)} ms`;
  console.log(`${kind.padEnd(8)} ${files} files in ${seconds} s, ${inMs}`);
}
console.log(`${found} finds, seed ${seed}`);
process.exit(found === 0 ? 0 : 1);

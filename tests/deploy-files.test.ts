import { readFileSync } from "node:fs";

const read = (file: string) => readFileSync(file, "utf8");
const SETTINGS = new Set(
  [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
);
/** Settings of the other programs in these files. */
const FOREIGN = /^(POSTGRES|MINIO)_/;
const NODE_ENV = "NODE_ENV";

test.each([
  "Dockerfile",
  "deploy/compose.yaml",
  "deploy/kubernetes/sayang.yaml",
  "deploy/systemd/sayang.service",
])("%s only uses settings that the server has", (file) => {
  const lines = read(file)
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"));
  // `NAME: value`, `NAME=value` and `name: NAME`.
  const used = lines.flatMap((line) =>
    [...line.matchAll(/\b([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)(?=: |=)|name: ([A-Z][A-Z0-9_]+),/g)].map(
      ([, before, named]) => before ?? named ?? "",
    ),
  );
  const unknown = used.filter(
    (name) => name !== NODE_ENV && !FOREIGN.test(name) && !SETTINGS.has(name.replace(/_FILE$/, "")),
  );
  expect(unknown).toEqual([]);
  expect(used.length).toBeGreaterThan(1);
});

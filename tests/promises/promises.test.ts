import { readdirSync, readFileSync } from "node:fs";
import { NOT_OPEN_YET } from "@/contracts/not-open-yet";
import { MAILS } from "@/server/mails";
import { ROUTES } from "@/server/routes";
import { PROMISES } from "./promises.data";

const CALLS = new Set(ROUTES.map(({ method, path }) => `${method} ${path}`));
const JOBS = new Set(
  readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("jobs.ts"))
    .flatMap((file) => [...readFileSync(`server/${file}`, "utf8").matchAll(/name: "(\w+)", cron/g)])
    .map(([, name]) => name),
);
const PAGES = new Set(
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.tsx"))
    .map(
      (file) =>
        `/${file
          .split("/")
          .slice(0, -1)
          .filter((part) => !part.startsWith("("))
          .join("/")}`,
    ),
);
const MAIL_KINDS = new Set<string>(MAILS.map(({ kind }) => kind));

type Keeper = { call: string } | { page: string } | { job: string } | { mail: string };
function exists(keeper: Keeper): boolean {
  if ("call" in keeper) return CALLS.has(keeper.call);
  if ("page" in keeper) return PAGES.has(keeper.page);
  return "job" in keeper ? JOBS.has(keeper.job) : MAIL_KINDS.has(keeper.mail);
}

const textOf = (file: string) => readFileSync(file, "utf8").replace(/\s+/g, " ");

test.each(PROMISES)("$at says “$says”", ({ at, says }) => {
  expect(textOf(at)).toContain(says);
});

const KEPT = PROMISES.flatMap((promise) =>
  "kept" in promise ? promise.kept.map((keeper) => ({ says: promise.says, keeper })) : [],
);
test.each(KEPT)("“$says” is kept by $keeper", ({ keeper }) => {
  expect(exists(keeper)).toBe(true);
});

const OPEN = PROMISES.flatMap((promise) => ("open" in promise ? [promise] : []));
test("open promises are still open, and pages say so", () => {
  for (const { says, open, part } of OPEN) {
    // Kept now? Then change its copy, mark it as kept in promises.data.ts, and drop its part from NOT_OPEN_YET.
    expect({ says, exists: exists(open) }).toEqual({ says, exists: false });
    expect(Object.keys(NOT_OPEN_YET)).toContain(part);
  }
});

test("nothing is said to be missing that no promise waits for", () => {
  expect(Object.keys(NOT_OPEN_YET).toSorted()).toEqual([...new Set(OPEN.map(({ part }) => part))].toSorted());
});

test("the pages that promise show what is not open yet", () => {
  for (const file of ["terms", "vendor-terms"])
    expect(textOf(`components/site/policy/${file}.tsx`)).toContain("promisesTo:");
  for (const file of [
    "components/site/course/course-view.tsx",
    "components/messaging/contact/contact-view.tsx",
  ])
    expect(textOf(file)).toContain("<NotOpenYet");
});

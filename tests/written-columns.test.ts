import { schemaTables, writtenColumns } from "@/tests/setup/schema/written-columns";

/** Columns whose writer the search can't find, each with its location. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "throttle.key": "rate-limiter-flexible",
  "throttle.points": "rate-limiter-flexible",
  "throttle.expire": "rate-limiter-flexible",
  "vendor.tagline": "the fields of `sellerInfo`, as a group (vendor/profile/columns.ts)",
  "vendor.store1": "the fields of `sellerInfo`, as a group",
  "vendor.store2": "the fields of `sellerInfo`, as a group",
  "vendor.profileImage": "by a name that is computed (vendor/profile/pictures.ts)",
  "vendor.bannerImage": "by a name that is computed",
};

/** A column that only demo data fills would be empty in every real market, however good its screens look. */
test("every column has a writer outside demo data", async () => {
  const tables = await schemaTables();
  expect(tables.length).toBeGreaterThan(100);
  const written = writtenColumns(tables);
  const unwritten = tables.flatMap(({ name, columns }) =>
    columns.flatMap(({ key, fillsItself }) =>
      fillsItself || written.has(`${name}.${key}`) ? [] : [`${name}.${key}`],
    ),
  );
  expect(unwritten.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
}, 300_000);

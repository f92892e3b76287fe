import type {
  SearchMisses,
  Synonym,
  Synonyms,
  SynonymTrial,
} from "@/contracts/catalogue/search/operator-search";
import type { VendorResults } from "@/contracts/catalogue/search/search";
import type { OperatorActor } from "@/server/core/actor";
import { clearCache } from "@/server/core/cache";
import { makeCategory, makeOperator, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

let admin: OperatorActor;
beforeAll(async () => {
  ({ actor: admin } = await makeOperator(db()));
  const { id: level1Id } = await makeCategory(db());
  const { id: vendorId } = await makeVendor(db(), { vendorName: "Merlion Ice", masterCategoryId: level1Id });
  await makeProduct(db(), { vendorId, level1Id, title: "Gelato cart" });
});

const search = async (q: string) => {
  clearCache();
  return (await call<VendorResults>("GET", `/public/vendor-search?q=${q}`)).body.data;
};

test("a synonym can be tried out, saved, searched by and removed", async () => {
  const terms = { say: ["Frozen-Dessért"], mean: ["gelato cart"] };
  expect((await search("frozen%20dessert")).totalDocs).toBe(0);
  const tried = await call<SynonymTrial>("POST", "/operator/synonym/try", {
    as: admin,
    body: { ...terms, words: "frozen dessert" },
  });
  expect(tried.body.data).toMatchObject({ now: { total: 0 }, then: { total: 1, names: ["Merlion Ice"] } });
  expect((await search("frozen%20dessert")).totalDocs).toBe(0);

  const added = await call<Synonym>("POST", "/operator/synonym", { as: admin, body: terms });
  expect(added.body.data).toMatchObject({ say: ["frozen dessert"], mean: ["gelato cart"] });
  expect((await search("frozen%20dessert")).totalDocs).toBe(1);
  const path = `/operator/synonym/${added.body.data._id}`;
  await call("PUT", path, { as: admin, body: { say: ["semifreddo"], mean: ["gelato cart"] } });
  expect([(await search("frozen%20dessert")).totalDocs, (await search("semifreddo")).totalDocs]).toEqual([
    0, 1,
  ]);
  const listed = await call<Synonyms>("GET", "/operator/synonym?searchBy=Semi", { as: admin });
  expect(listed.body.data.docs).toMatchObject([{ say: ["semifreddo"] }]);
  expect((await call("DELETE", path, { as: admin })).status).toBe(200);
  expect((await search("semifreddo")).totalDocs).toBe(0);
  expect((await call("DELETE", path, { as: admin })).status).toBe(404);
  const alone = await call("POST", "/operator/synonym", { as: admin, body: { say: ["a"], mean: ["A"] } });
  expect([alone.status, alone.body.message]).toEqual([400, "Please enter at least two different terms"]);
});

test("searches without results are counted, except those that may name a person", async () => {
  for (let times = 0; times < 3; times++) await search("Zeppelin");
  await search("helicopter");
  await search("gelato");
  await search("mei@tan.example");
  await search("91234567");
  const { docs } = (await call<SearchMisses>("GET", "/operator/search-miss?days=7", { as: admin })).body.data;
  const counted = docs.map(({ words, times }) => [words, times]);
  expect(counted).toEqual(
    expect.arrayContaining([
      ["zeppelin", 3],
      ["helicopter", 1],
    ]),
  );
  expect(counted.flat()).not.toEqual(expect.arrayContaining(["gelato"]));
  expect(docs.every(({ words }) => !/@|\d/.test(words))).toBe(true);
});

import type { LiveProducts } from "@/contracts/catalogue/product/operator-product";
import type { VendorResults } from "@/contracts/catalogue/search/search";
import { makeCategory, makeOperator, makeProduct, makeVendor } from "@/tests/setup/factories";
import { latestFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const reason = "The pictures belong to another vendor";

test("products are found and unpublished in bulk, all or none, with one mail to each vendor", async () => {
  const { actor: trust } = await makeOperator(db(), "trust");
  const { id: level1Id } = await makeCategory(db());
  const { id: vendorId, email } = await makeVendor(db(), { vendorName: "Orchid Lane" });
  const add = (title: string) => makeProduct(db(), { vendorId, level1Id, title });
  const [one, two, kept] = [await add("Lantern arch"), await add("Lantern table"), await add("Fan wall")];
  const live = async (words: string) =>
    (await call<LiveProducts>("GET", `/operator/product/live?searchBy=${words}`, { as: trust })).body.data
      .docs;
  expect((await live("lanterns")).map(({ _id }) => _id).toSorted()).toEqual([one.id, two.id].toSorted());
  expect((await live("orchid%20fan"))[0]).toMatchObject({ vendorName: "Orchid Lane", title: "Fan wall" });

  const unpublish = (ids: string[], why = reason) =>
    call("POST", "/operator/product/unpublish", { as: trust, body: { ids, reason: why } });
  expect((await unpublish([one.id], "")).status).toBe(400);
  expect((await unpublish([one.id, two.id])).status).toBe(200);
  expect(await live("lanterns")).toEqual([]);
  const again = await unpublish([kept.id, one.id]);
  expect([again.status, again.body.message]).toEqual([409, "“Lantern arch” isn’t published any more"]);
  expect(await live("fan")).toHaveLength(1);
  const found = (await call<VendorResults>("GET", "/public/product-search?q=lantern%20arch")).body.data;
  expect(found.docs.map(({ id }) => id)).not.toContain(one.id);
  expect(await latestFor(db(), email, "product-unpublished")).toMatchObject({
    titles: expect.arrayContaining(["Lantern arch", "Lantern table"]),
    reason,
  });
});

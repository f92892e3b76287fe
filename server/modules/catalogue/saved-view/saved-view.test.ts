import { type SavedView, VIEWS_MAX } from "@/contracts/catalogue/saved-view";
import { makeMember, makeVendor } from "@/tests/setup/factories";
import { useShop, type VendorActor } from "@/tests/setup/shop";

const { call, db } = useShop();
const PATH = "/vendor/view";
const save = (as: VendorActor, name: string, search = "state=completed") =>
  call<SavedView>("POST", PATH, { as, body: { list: "orders", name, search } });
const names = async (as: VendorActor, list = "orders") =>
  (await call<SavedView[]>("GET", `${PATH}?list=${list}`, { as })).body.data.map(({ name }) => name);

test("a view is its maker's alone, by list and name", async () => {
  const owner = await makeVendor(db());
  const colleague = await makeMember(db(), owner.id, "staff");
  const { id } = (await save(owner.actor, "Completed")).body.data;
  expect(await names(owner.actor)).toEqual(["Completed"]);
  expect(await names(owner.actor, "products")).toEqual([]);
  expect(await names(colleague.actor)).toEqual([]);
  expect((await call("DELETE", `${PATH}/${id}`, { as: colleague.actor })).status).toBe(404);

  const again = await save(owner.actor, "completed", "state=completed&sort=event");
  expect(again.body.data).toMatchObject({ id, name: "completed", search: "state=completed&sort=event" });
  expect((await call("DELETE", `${PATH}/${id}`, { as: owner.actor })).status).toBe(200);
  expect(await names(owner.actor)).toEqual([]);
});

test("views need a name and something to show, and there are at most twelve of a list", async () => {
  const { actor } = await makeVendor(db());
  expect((await save(actor, " ")).status).toBe(400);
  expect((await save(actor, "All", "")).status).toBe(400);
  const many = Array.from({ length: VIEWS_MAX + 1 }, (_, at) => save(actor, `View ${at}`));
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  expect(await names(actor)).toHaveLength(VIEWS_MAX);
});

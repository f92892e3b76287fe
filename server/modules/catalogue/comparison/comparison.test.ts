import type { ComparedVendor, Comparison } from "@/contracts/catalogue/comparison/comparison";
import { addDays, todayInSingapore } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { booking } from "@/server/db/schema/sale/booking";
import { useShop } from "@/tests/setup/shop";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "@/tests/setup/factories";

const { db, call, addToCart, placeOrder } = useShop();

const DAY = addDays(todayInSingapore(), 200);
type Given = Partial<Parameters<typeof makeProduct>[1]>;

async function compare(query: string): Promise<Comparison> {
  clearCache();
  const answer = await call<Comparison>("GET", `/public/comparison?${query}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function stall(products: Given[], vendor: Parameters<typeof makeVendor>[1] = {}) {
  const category = await makeCategory(db());
  const seller = await makeVendor(db(), { masterCategoryId: category.id, ...vendor });
  for (const product of products)
    await makeProduct(db(), { vendorId: seller.id, level1Id: category.id, ...product });
  return seller;
}

async function one(products: Given[], query: string, vendor = {}): Promise<ComparedVendor> {
  const { slug } = await stall(products, vendor);
  const { docs } = await compare(`vendors=${slug}&${query}`);
  if (!docs[0]) throw new Error("not compared");
  return docs[0];
}

const TABLE: Given = { priceMetric: "table of 10", priceCents: 100_000, productFamily: ["Banquets"] };

describe("GET /public/comparison", () => {
  it.each([
    ["a ++ price", { gstType: 2, plusPlus: true }, 23_980, 2000, 1980],
    ["GST on top", { gstType: 2, plusPlus: false }, 21_800, 0, 1800],
    ["GST inside", { gstType: 1, plusPlus: false }, 20_000, 0, 1651.4],
    ["++ with GST inside", { gstType: 1, plusPlus: true }, 22_000, 2000, 1816.6],
    ["no GST", { gstType: 0, plusPlus: false }, 20_000, 0, 0],
  ] as const)("prices twenty tables of %s all-in", async (_, tax, total, serviceCharge, gst) => {
    const { price } = await one([{ ...TABLE, ...tax }], "tables=20");
    expect(price).toMatchObject({ basis: "table", quantity: 20, raised: false, total, serviceCharge, gst });
  });

  it("multiplies the unit price the way the cart does", async () => {
    const { price } = await one([{ ...TABLE, priceCents: 108_833, gstType: 2, plusPlus: true }], "tables=33");
    expect(price?.unit.priceWithGST).toBe(1304.9);
    expect(price?.total).toBe(43_061.7);
  });

  it("takes the cheapest offer of the main line that is large enough", async () => {
    const products: Given[] = [
      { ...TABLE, title: "Small", priceCents: 80_000, enableMinMaxRule: true, maxQty: 15 },
      { ...TABLE, title: "Large", priceCents: 90_000, enableMinMaxRule: true, minQty: 16, maxQty: 40 },
      { ...TABLE, title: "Dearer", priceCents: 120_000 },
      { title: "Corkage", priceMetric: "bottle", priceCents: 3_000, productFamily: ["Extras"] },
    ];
    const { slug } = await stall(products);
    const at = async (tables: number) =>
      (await compare(`vendors=${slug}&tables=${tables}`)).docs[0]?.price?.productTitle;
    expect(await at(15)).toBe("Small");
    expect(await at(16)).toBe("Large");
    expect(await at(41)).toBe("Dearer");
  });

  it("prices the vendor's minimum when fewer are wanted, by quantity and by amount", async () => {
    const rule = { enableMinMaxRule: true };
    const byNumber = await one([{ ...TABLE, ...rule, minQty: 25 }], "tables=10");
    expect(byNumber.price).toMatchObject({ quantity: 25, raised: true, total: 25_000 });
    const byAmount = await one([{ ...TABLE, ...rule, minPricingCents: 1_150_000 }], "tables=10");
    expect(byAmount.price).toMatchObject({ quantity: 12, raised: true, total: 12_000 });
    const off = await one([{ ...TABLE, minQty: 25 }], "tables=10");
    expect(off.price).toMatchObject({ quantity: 10, raised: false });
  });

  it("states the capacity when the wedding is too large", async () => {
    const rule = { enableMinMaxRule: true, maxQty: 30 };
    const many = await one([{ ...TABLE, ...rule }], "tables=31");
    expect(many).toMatchObject({ price: null, noPrice: { reason: "too_large", most: 30 } });
    const room = await one([TABLE], "tables=21", { capacityTables: 20 });
    expect(room).toMatchObject({ price: null, noPrice: { reason: "too_large", most: 20 } });
    const guests = { priceMetric: "guest", priceCents: 5_000, enableMinMaxRule: true, maxQty: 120 };
    expect((await one([guests], "tables=13")).noPrice).toEqual({ reason: "too_large", most: 12 });
  });

  it("counts ten guests per table, and a package once", async () => {
    const guests = await one([{ priceMetric: "guest", priceCents: 5_000 }], "tables=12");
    expect(guests.price).toMatchObject({ basis: "guest", quantity: 120, total: 6000, raised: false });
    const once = await one([{ priceMetric: "package", priceCents: 380_000 }], "tables=12");
    expect(once.price).toMatchObject({ basis: "order", quantity: 1, total: 3800 });
  });

  it("ignores offers that are not for sale or closed on the day", async () => {
    const weekday = new Date(`${DAY}T00:00:00Z`).getUTCDay();
    const hours = { open: "10:00", close: "18:00" };
    const openHours = Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [day, day === weekday ? null : hours]),
    ) as Given["openHours"];
    const closed = { ...TABLE, title: "Closed", priceCents: 50_000, openHours: openHours ?? null };
    const open = { ...TABLE, title: "Open" };
    const hidden = { ...TABLE, title: "Hidden", priceCents: 10_000, enableSelling: false };
    const { slug } = await stall([closed, open, hidden]);
    const title = async (date: string) =>
      (await compare(`vendors=${slug}&tables=5&date=${date}`)).docs[0]?.price?.productTitle;
    expect(await title(DAY)).toBe("Open");
    expect(await title(addDays(DAY, 1))).toBe("Closed");
    expect((await one([closed], `date=${DAY}`)).noPrice).toEqual({ reason: "closed" });
    expect((await one([hidden], "tables=5")).noPrice).toEqual({ reason: "on_request" });
  });

  it("distinguishes free, full, off and past days", async () => {
    const stalls = [await stall([TABLE]), await stall([TABLE]), await stall([TABLE], { offDays: [DAY] })];
    stalls.push(await stall([TABLE], { enableSelling: false }));
    const [, busy] = stalls;
    const couple = (await makeCustomer(db())).actor;
    const category = await makeCategory(db());
    const item = await makeProduct(db(), { vendorId: busy?.id ?? "", level1Id: category.id });
    await addToCart(couple, item, { eventDate: DAY });
    await placeOrder(couple);
    expect(await db().select().from(booking)).toHaveLength(1);
    const slugs = stalls.map(({ slug }) => slug).join(",");
    const days = async (date: string) =>
      (await compare(`vendors=${slugs}&date=${date}`)).docs.map(({ day }) => day);
    expect(await days(DAY)).toEqual(["free", "full", "off", "off"]);
    expect(await days(todayInSingapore())).toEqual(["past", "past", "past", "past"]);
    expect(await days("")).toEqual([null, null, null, null]);
  });

  it("keeps the requested order, counts a vendor once, and names those not listed", async () => {
    const [a, b] = [await stall([TABLE]), await stall([])];
    const hidden = await stall([TABLE], { status: "suspended" });
    const { docs, missing } = await compare(`vendors=${b.slug},nobody,${a.id},${a.slug}`);
    expect(docs.map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(missing).toEqual(["nobody"]);
    expect((await compare(`vendors=${hidden.slug}`)).missing).toEqual([hidden.slug]);
    expect(await compare("")).toEqual({ docs: [], missing: [] });
  });

  it.each(["vendors=a,b,c,d,e", "tables=0", "tables=501", "tables=x", "date=2027-02-30", "vendors=%00"])(
    "refuses %s",
    async (query) => {
      const answer = await call("GET", `/public/comparison?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body.data).toMatchObject({
        errors: [{ field: expect.stringMatching(/vendors|tables|date/) }],
      });
    },
  );
});

import { eq } from "drizzle-orm";
import { wedding } from "@/server/db/schema/planning/wedding";
import { runDueJobs } from "@/server/jobs";
import { download } from "@/tests/setup/couple/download";
import { makeLife, marksIn } from "@/tests/setup/couple/life";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { db } = shop;
let serial = 0;
const live = () => makeLife(shop, `Zq${++serial}x`);

test("the download contains all of the couple's own data, none of another couple's, and no secrets", async () => {
  const [mei, priya] = [await live(), await live()];
  await runDueJobs();
  const response = await download(shop.app, mei.actor);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="sayang-my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  expect(marksIn(text, mei)).toEqual(
    [
      "first",
      "last",
      "phone",
      "bride",
      "groom",
      "wording",
      "discount",
      "contact",
      "comment",
      "street",
      "itemnote",
      "credit",
      "cart",
      "wished",
      "page",
      "household",
      "guestmail",
      "guest",
      "task",
      "runsheet",
      "second",
      "budget",
      "outside",
      "angbao",
      "invite",
      "helper",
      "reviewtitle",
      "reviewwords",
      "storynames",
      "storytitle",
      "storywords",
      "visit",
      "message",
      "ticket",
    ].toSorted(),
  );
  expect(text).not.toContain(priya.mark(""));
  expect(text).not.toContain(priya.email);
  expect(text).not.toMatch(
    /"\w*(password|token|hash|salt|secret|idempotency|commission|savedCard)\w*":|argon2|cus_|pi_/i,
  );

  const data = JSON.parse(text) as Record<string, unknown>;
  expect(data).toMatchObject({
    profile: { email: mei.email, budget: 45_000 },
    connectedLogins: [{ network: "google" }],
    wedding: { events: [{ name: "Banquet" }], team: [{ role: "helper" }] },
    budget: [{ name: mei.mark("budget"), planned: 1000.5 }],
    orders: [
      { state: "in_progress", total: 1000, items: [{ quantity: 1 }], milestones: [{ amount: 300 }, {}, {}] },
    ],
    payments: [{ amount: 300, status: "succeeded" }],
    documents: expect.arrayContaining([
      expect.objectContaining({ kind: "invoice", amount: 1000 }),
      expect.objectContaining({ kind: "receipt", amount: 300 }),
    ]) as unknown,
    wallet: [{ kind: "credit", balance: 12.34 }],
    conversations: [{ messages: [{ from: "you", words: mei.mark("message") }] }],
    signedIn: [{ current: true }],
  });
});

test("a newly registered couple gets their file, too, without being given a wedding", async () => {
  const { actor, id } = await makeCustomer(db());
  expect(await (await download(shop.app, actor)).json()).toMatchObject({
    wedding: null,
    guestList: [],
    orders: [],
  });
  expect(await db().$count(wedding, eq(wedding.customerId, id))).toBe(0);
});

test("a file can be made only a few times an hour", async () => {
  const { actor } = await makeCustomer(db());
  const statuses = [];
  for (let time = 0; time < 7; time++) statuses.push((await download(shop.app, actor)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

import fc from "fast-check";
import { shopOn } from "@/tests/setup/shop";
import { useTestDatabase } from "@/tests/setup/database";
import { type ApiProcess, startApiProcess } from "@/tests/setup/processes/start-process";
import { histories, replay } from "./replay";

let other: ApiProcess;
let shop: ReturnType<typeof shopOn>;
// Registered before the database's own hook, because the database must still be open.
afterAll(async () => {
  await shop.settle();
  await other.stop();
});
const database = useTestDatabase();
beforeAll(async () => {
  other = await startApiProcess(database().config);
  shop = shopOn({ db: () => database().db, pool: () => database().pool }, other);
  shop.receiveWebhooks();
});

test.each([11, 12])("two processes on one database: no cent appears or vanishes (seed %i)", async (seed) => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { complaints } = await replay(shop, history);
      expect(complaints).toEqual([]);
    }),
    { numRuns: 3, seed, endOnFailure: true },
  );
});

import { createApp } from "@/server/app";
import { ROUTES } from "@/server/routes";
import { useTestDatabase } from "@/tests/setup/database";
import { fuzzRequests, sendAll } from "@/tests/setup/fuzz/fuzz";
import { makeFuzzWorld } from "@/tests/setup/fuzz/fuzz-world";

const SEED = 20_261_122;
const ROUNDS = 6;
/** Three requests to each row, on average. */
const REQUESTS = ROUTES.length / 2;
const database = useTestDatabase();
const app = createApp();

test("random requests to every row never cause a server error", async () => {
  const reached = new Set<string>();
  let good = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // Some requests end sessions, so each round has its own accounts.
    const world = await makeFuzzWorld(database().db);
    const requests = fuzzRequests(ROUTES, world, SEED + round, Math.ceil(REQUESTS));
    const { byStatus, failures } = await sendAll(app, requests);
    expect(failures).toEqual([]);
    good += byStatus.get(200) ?? 0;
    requests.forEach(({ row }) => reached.add(row));
  }
  // Enough requests must get past the guards.
  expect(good).toBeGreaterThan(ROUNDS * 10);
  expect(reached.size).toBeGreaterThan(ROUTES.length * 0.9);
}, 120_000);

import { singleFlight } from "./single-flight";

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

test("calls made while it runs share one further run", async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const run = singleFlight(async () => {
    runs++;
    most = Math.max(most, ++running);
    await tick();
    running--;
  });
  await Promise.all([run(), run(), run(), tick().then(run)]);
  expect(most).toBe(1);
  expect(runs).toBeGreaterThanOrEqual(2);
  expect(runs).toBeLessThanOrEqual(3);
  await run();
  expect(runs).toBeLessThanOrEqual(4);
});

test("passes a failure to the caller and does not prevent later runs", async () => {
  let runs = 0;
  const run = singleFlight(() => {
    if (++runs === 1) throw new Error("at first");
    return Promise.resolve();
  });
  await expect(run()).rejects.toThrow("at first");
  await run();
  expect(runs).toBe(2);
});

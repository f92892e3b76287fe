import { nearestStation } from "./mrt";

test.each([
  ["Raffles City", 1.2938, 103.8533, "City Hall", 3],
  ["Eunos Road 8", 1.31968, 103.89265, "Paya Lebar", 6],
  ["the middle of the Raffles Place station", 1.2841, 103.8515, "Raffles Place", 1],
])("%s is a short walk from the nearest station", (_, latitude, longitude, name, most) => {
  const near = nearestStation({ latitude, longitude });
  expect(near?.name).toBe(name);
  expect(near?.minutes).toBeGreaterThan(0);
  expect(near?.minutes).toBeLessThanOrEqual(most);
});

test("no walk is suggested where people would take a bus", () => {
  expect(nearestStation({ latitude: 1.2494, longitude: 103.8303 })).toBeNull();
  expect(nearestStation({ latitude: 1.4, longitude: 103.66 })).toBeNull();
});

import { postalDistrict } from "@/lib/place/singapore-postcode";
import { clusterPins } from "./cluster-pins";
import { FOREST, MAIN_ISLAND, type Place, RESERVOIRS, SMALL_ISLANDS } from "./island-shapes";
import { isOnMap, nearestTown } from "./map-spot";
import { isInView, panned, viewOf, wholeUnit, wholeView, within, zoomed } from "./map-view";
import { MAP, outline, project } from "./projection";

function lies([x, y]: Place, shape: readonly Place[]): boolean {
  return shape.reduce((inside, [ax, ay], at) => {
    const [bx, by] = shape.at(at - 1) ?? [0, 0];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
const onLand = (place: Place) => [MAIN_ISLAND, ...SMALL_ISLANDS].some((shape) => lies(place, shape));

describe("the island", () => {
  it.each<[string, number, number, boolean]>([
    ["Raffles Place", 103.8514, 1.284, true],
    ["Changi Airport", 103.9893, 1.3592, true],
    ["Tuas Checkpoint", 103.639, 1.345, true],
    ["Woodlands Checkpoint", 103.769, 1.4455, true],
    ["Sembawang Park", 103.8365, 1.46, true],
    ["Punggol Settlement", 103.91, 1.42, true],
    ["Marina South Pier", 103.863, 1.2715, true],
    ["Jurong Port", 103.72, 1.307, true],
    ["Universal Studios, Sentosa", 103.8238, 1.254, true],
    ["Pulau Ubin town", 103.97, 1.4035, true],
    ["Jurong Island", 103.7, 1.27, true],
    ["the Singapore Strait", 103.93, 1.26, false],
    ["Johor Bahru", 103.75, 1.48, false],
    ["the Straits of Johor", 103.9, 1.43, false],
    ["the sea off Changi", 104.045, 1.34, false],
    ["between Sentosa and HarbourFront", 103.815, 1.2615, false],
    ["west of Tuas", 103.6, 1.3, false],
  ])("%s", (_, longitude, latitude, land) => {
    expect(onLand([longitude, latitude])).toBe(land);
  });

  it("contains the centre of every postal district", () => {
    for (let sector = 1; sector <= 82; sector++) {
      const district = postalDistrict(`${String(sector).padStart(2, "0")}0000`);
      if (!district) continue;
      expect([sector, onLand([district.longitude, district.latitude])]).toEqual([sector, true]);
      expect(isOnMap(district)).toBe(true);
    }
  });

  it("has the size of Singapore: about 50 by 27 km, and 700 square kilometres", () => {
    const km = 111.3;
    const area = [MAIN_ISLAND, ...SMALL_ISLANDS].reduce((sum, shape) => sum + Math.abs(areaOf(shape)), 0);
    expect(area * km * km).toBeGreaterThan(690);
    expect(area * km * km).toBeLessThan(770);
    const [xs, ys] = [MAIN_ISLAND.map(([x]) => x), MAIN_ISLAND.map(([, y]) => y)];
    expect((Math.max(...xs) - Math.min(...xs)) * km).toBeCloseTo(48, -0.5);
    expect((Math.max(...ys) - Math.min(...ys)) * km).toBeCloseTo(27, -0.5);
  });

  it("keeps forest and water on land", () => {
    for (const place of [...FOREST, ...RESERVOIRS].flat())
      expect([place, onLand(place)]).toEqual([place, true]);
  });
});

function areaOf(shape: readonly Place[]): number {
  return shape.reduce((sum, [x, y], at) => {
    const [bx, by] = shape.at(at - 1) ?? [0, 0];
    return sum + (bx * y - x * by) / 2;
  }, 0);
}

describe("projection", () => {
  it("has north at the top, east on the right, and the same scale both ways", () => {
    const [raffles, woodlands, changi] = [
      project(103.85, 1.28),
      project(103.85, 1.44),
      project(104.01, 1.28),
    ];
    expect(woodlands.y).toBeLessThan(raffles.y);
    expect(changi.x).toBeGreaterThan(raffles.x);
    expect(changi.x - raffles.x).toBeCloseTo(raffles.y - woodlands.y, 5);
    for (const { x, y } of MAIN_ISLAND.map((place) => project(...place))) {
      expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true);
    }
  });

  it("draws a closed line through every place", () => {
    expect(outline(MAIN_ISLAND)).toMatch(/^M[\d.-]+ [\d.-]+c[\d. -]+(s[\d. -]+)+Z$/);
    expect(outline(MAIN_ISLAND).match(/[cs]/g)).toHaveLength(MAIN_ISLAND.length);
  });

  it("finds the nearest town", () => {
    expect(nearestTown(project(103.9, 1.305))).toBe("Katong");
    expect(nearestTown(project(103.834, 1.304))).toBe("Orchard");
  });
});

describe("clusterPins", () => {
  const spot = (id: string, x: number, y: number) => ({ id, x, y });

  it("groups overlapping pins at their centre and leaves the rest", () => {
    const clusters = clusterPins([spot("a", 0, 0), spot("b", 10, 0), spot("c", 100, 0)], 30);
    expect(clusters.map(({ x, spots }) => [x, spots.map(({ id }) => id)])).toEqual([
      [5, ["a", "b"]],
      [100, ["c"]],
    ]);
  });

  it("loses no pin, never overlaps, and doesn't depend on the order", () => {
    const spots = Array.from({ length: 300 }, (_, n) =>
      spot(`s${n}`, (n * 7919) % 1000, (n * 104_729) % 600),
    );
    for (const distance of [10, 46, 128]) {
      const clusters = clusterPins(spots, distance);
      expect(
        clusters
          .flatMap((cluster) => cluster.spots)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(spots.map(({ id }) => id).toSorted());
      for (const a of clusters)
        for (const b of clusters)
          if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(distance);
      const again = clusterPins(spots.toReversed(), distance);
      expect(again.map(({ spots: { length } }) => length)).toEqual(
        clusters.map(({ spots: { length } }) => length),
      );
    }
  });

  it("keeps pins at one address together at any zoom", () => {
    expect(clusterPins([spot("a", 5, 5), spot("b", 5, 5)], 0.001)).toHaveLength(1);
    expect(clusterPins([], 40)).toEqual([]);
  });
});

describe("the view", () => {
  const screen = { width: 500, height: 300 };
  const point = { x: 120, y: 90 };

  it("starts with the whole map, and can't zoom out further or leave its edges", () => {
    const whole = wholeView(screen);
    expect(isInView({ x: MAP.width, y: MAP.height }, whole, screen)).toBe(true);
    expect(zoomed(whole, 0.5, point, screen)).toEqual(whole);
    expect(panned(whole, { x: -999, y: 999 }, screen)).toEqual(whole);
    const near = panned(zoomed(whole, 4, point, screen), { x: 9999, y: 9999 }, screen);
    expect(near.x + screen.width * near.unit).toBeCloseTo(MAP.width);
  });

  it("keeps the point under the pointer in place", () => {
    const from = zoomed(wholeView(screen), 2, { x: 250, y: 150 }, screen);
    const to = zoomed(from, 1.7, point, screen);
    expect(to.x + point.x * to.unit).toBeCloseTo(from.x + point.x * from.unit);
    expect(to.y + point.y * to.unit).toBeCloseTo(from.y + point.y * from.unit);
  });

  it("shows a whole cluster, and a single point at the closest zoom", () => {
    const spots = [project(103.84, 1.28), project(103.86, 1.3)];
    const view = viewOf(spots, screen);
    expect(spots.every((each) => isInView(each, view, screen))).toBe(true);
    expect(view.unit).toBeLessThan(wholeUnit(screen) / 4);
    const one = viewOf([project(103.84, 1.28)], screen);
    expect(within(one, screen)).toEqual(one);
  });
});

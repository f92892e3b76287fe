import { STATIONS } from "./mrt";
import { MRT_LINES } from "./mrt-lines";

const KM_A_DEGREE = 111.2;
const places = new Map(STATIONS.map((station) => [station.name, station]));
const tracks = MRT_LINES.flatMap(({ code, tracks }) => tracks.map((names) => ({ code, names })));

test("every station of a line has a place, and every station is on a line", () => {
  const named = new Set(tracks.flatMap(({ names }) => names));
  expect([...named].filter((name) => !places.has(name))).toEqual([]);
  expect([...places.keys()].filter((name) => !named.has(name))).toEqual([]);
});

test("neighbours on a track are a short ride apart, so none is out of order", () => {
  for (const { code, names } of tracks) {
    for (const [at, name] of names.entries()) {
      const [from, to] = [places.get(names[at - 1] ?? name), places.get(name)];
      const away = Math.hypot(
        (from?.latitude ?? 0) - (to?.latitude ?? 0),
        (from?.longitude ?? 0) - (to?.longitude ?? 0),
      );
      expect({ code, name, far: away * KM_A_DEGREE > 4.9 }).toEqual({ code, name, far: false });
    }
  }
});

test("stations where lines meet are on both", () => {
  const linesAt = (name: string) =>
    MRT_LINES.filter(({ tracks }) => tracks.some((names) => names.includes(name))).map(({ code }) => code);
  expect(linesAt("Dhoby Ghaut")).toEqual(["NSL", "NEL", "CCL"]);
  expect(linesAt("Outram Park")).toEqual(["EWL", "NEL", "TEL"]);
  expect(linesAt("Newton")).toEqual(["NSL", "DTL"]);
  expect(linesAt("Marina Bay")).toEqual(["NSL", "CCL", "TEL"]);
  expect(linesAt("Botanic Gardens")).toEqual(["CCL", "DTL"]);
});

test("the Circle Line is a circle", () => {
  const tracks = MRT_LINES.find(({ code }) => code === "CCL")?.tracks ?? [];
  const loop = tracks.flat();
  expect(loop.indexOf("Promenade")).toBeLessThan(loop.indexOf("HarbourFront"));
  expect(loop.slice(loop.indexOf("HarbourFront"))).toEqual([
    "HarbourFront",
    "Keppel",
    "Cantonment",
    "Prince Edward Road",
    "Marina Bay",
    "Bayfront",
    "Promenade",
  ]);
});

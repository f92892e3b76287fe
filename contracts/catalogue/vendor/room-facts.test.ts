import { roomFacts } from "./room-facts";

test("a venue's facts come from the first package that states them, in a fixed order", () => {
  const service = { name: "Service", values: ["Plated"] };
  const packages = [
    { attributes: [service] },
    { attributes: [{ name: "Parking", values: ["40 lots", "valet"] }, service] },
    {
      attributes: [
        { name: "Parking", values: ["none"] },
        { name: "Theatre layout", values: ["480 guests"] },
      ],
    },
  ];
  expect(roomFacts(packages)).toEqual([
    { name: "Theatre layout", value: "480 guests" },
    { name: "Parking", value: "40 lots, valet" },
  ]);
  expect(roomFacts([])).toEqual([]);
});

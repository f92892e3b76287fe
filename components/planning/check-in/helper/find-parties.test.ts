import { findParties, indexParties } from "./find-parties";

const party = (name: string, ...guests: string[]) => ({
  id: name,
  name,
  guests: guests.map((each) => ({ id: each, name: each, table: null, expected: true })),
});
const index = indexParties([
  party("Chandra family", "Roseline Chandra"),
  party("陈家", "陈伟明", "Tan Wei Ming"),
  party("Nguyễn", "Đặng Thị Hòa"),
  party("The Lim family", "Rose Lim", "Ah Kow Lim"),
]);
const found = (search: string) => findParties(index, search).map(({ name }) => name);

test.each([
  ["rose", ["Chandra family", "The Lim family"]],
  ["lim rose", ["The Lim family"]],
  ["伟", ["陈家"]],
  ["nguyen HOA", ["Nguyễn"]],
  ["andra", ["Chandra family"]],
  ["nobody", []],
])("%s", (search, names) => expect(found(search)).toEqual(names));

test("shows everyone without a search", () => expect(found(" ")).toHaveLength(4));

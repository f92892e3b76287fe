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
  party("D’Souza"),
  { ...party("陳家", "陳志偉"), hanForms: ["陈陳", "伟偉"] },
  party("آل أحمد", "مُحَمَّد أحـمد"),
  party("Kaʻiulani Oʼahu"),
]);
const found = (search: string) => findParties(index, search).map(({ name }) => name);

test.each([
  ["rose", ["Chandra family", "The Lim family"]],
  ["lim rose", ["The Lim family"]],
  ["伟", ["陈家", "陳家"]],
  ["陈志伟", ["陳家"]],
  ["陳伟", ["陈家"]],
  ["احمد", ["آل أحمد"]],
  ["محمد", ["آل أحمد"]],
  ["kaiulani oahu", ["Kaʻiulani Oʼahu"]],
  ["O'ahu", ["Kaʻiulani Oʼahu"]],
  ["nguyen HOA", ["Nguyễn"]],
  ["andra", ["Chandra family"]],
  ["nobody", []],
  ["dsouza", ["D’Souza"]],
  ["souza", ["D’Souza"]],
])("%s", (search, names) => expect(found(search)).toEqual(names));

test("shows everyone without a search", () => expect(found(" ")).toHaveLength(8));

test("ranks the party that was named above one whose letters only match when run together", () => {
  const tables = indexParties([party("Party 001", "001-0", "001-1"), party("Party 010", "010-0", "010-1")]);
  expect(findParties(tables, "Party 010").map(({ name }) => name)).toEqual(["Party 010", "Party 001"]);
});

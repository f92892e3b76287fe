import { fullName, shortName, splitName } from "./full-name";

test.each([
  ["美玲", "陈", "陈美玲"],
  ["민준", "김", "김민준"],
  ["美咲", "佐々木", "佐々木美咲"],
  ["Ánh", "Nguyễn", "Nguyễn Ánh"],
  ["Thị Hoa", "Trần".normalize("NFD"), "Trần Thị Hoa"],
  ["Mei Ling", "Tan", "Mei Ling Tan"],
  ["Mei", "陈", "Mei 陈"],
  ["José", "Núñez", "José Núñez"],
  ["Ngọzi", "Adébáyọ̀", "Ngọzi Adébáyọ̀"],
  ["கார்த்திகேயன்", "", "கார்த்திகேயன்"],
  ["", "Siti", "Siti"],
  ["美玲", "", "美玲"],
])("given name %s and family name %s are written %s", (firstName, lastName, full) => {
  expect(fullName({ firstName, lastName })).toBe(full);
});

test.each([
  ["Ah Kow Tan", "Ah", "Kow Tan", "Ah Kow Tan"],
  ["陈 美玲", "美玲", "陈", "陈美玲"],
  ["佐々木\u3000美咲", "美咲", "佐々木", "佐々木美咲"],
  ["김 민준", "민준", "김", "김민준"],
  ["陈美玲", "陈美玲", "", "陈美玲"],
  ["Nguyễn Thị Ánh".normalize("NFD"), "Thị Ánh", "Nguyễn", "Nguyễn Thị Ánh"],
  ["Mei 陈", "Mei", "陈", "Mei 陈"],
  [" Siti ", "Siti", "", "Siti"],
  ["கார்த்திக் முருகன்", "கார்த்திக்", "முருகன்", "கார்த்திக் முருகன்"],
  ["", "", "", ""],
])("“%s” typed as one name splits into %s and the family name “%s”", (typed, firstName, lastName, full) => {
  expect(splitName(typed)).toEqual({ firstName, lastName });
  expect(fullName(splitName(typed))).toBe(full);
});

test.each([
  ["Mei", "Tan", "Mei T."],
  ["Ánh", "Nguyễn", "Ánh N."],
  ["美玲", "陈", "美玲"],
  ["Mei", "陈", "Mei"],
  ["Siti", "", "Siti"],
  ["", "Tan", "T."],
])("the short name of %s %s is %s", (firstName, lastName, short) => {
  expect(shortName({ firstName, lastName })).toBe(short);
});

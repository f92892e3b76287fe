import { fullName } from "./full-name";

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
])("%s, of the family %s, is %s", (firstName, lastName, full) => {
  expect(fullName({ firstName, lastName })).toBe(full);
});

import { legible } from "./legible";

it.each([
  ["Café Ånd Łódź · ‘Ever after’ – $1,199.00", "Café Ånd Łódź · ‘Ever after’ – $1,199.00"],
  ["囍 Double Joy 🎉 Studio", "Double Joy Studio"],
  ["Tiệc Cưới Đỏ", "Tiec Cuoi Đo"],
  ["Well\u2010made", "Well-made"],
  ["新娘", ""],
])("draws %s as %s", (text, drawn) => {
  expect(legible(text)).toBe(drawn);
});

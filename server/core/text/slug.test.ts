import { readableSlug } from "./slug";

test.each([
  ["Flowers & Décor", "flowers-decor"],
  ["Zoe\u0308’s O'Brien", "zoes-obrien"],
  ["重庆婚礼摄影", "chong-qing-hun-li-she-ying"],
  ["结婚 Package 套餐A", "jie-hun-package-tao-can-a"],
  ["綠色婚禮", "lu-se-hun-li"],
  ["தமிழ் திருமணம் Package A", "tamil-tirumanam-package-a"],
  ["பட்டு சேலை", "pattu-celai"],
  ["Đám cưới Nguyễn", "dam-cuoi-nguyen"],
  ["한국 웨딩", "hangug-weding"],
  ["ウェディング写真", "uedeingu-xie-zhen"],
  ["งานแต่งงาน", "nganaetngngan"],
  ["свадьба", "svadba"],
  ["शादी विवाह", "sadi-vivaha"],
  ["വിവാഹം", "vivaham"],
  ["…!", ""],
  ["囍 ".repeat(60), Array(27).fill("xi").join("-")],
  [`${"x".repeat(79)} yz`, "x".repeat(79)],
])("the slug of %s", async (title, slug) => {
  expect(await readableSlug(title)).toBe(slug);
});

import { type Language } from "@/lib/language/languages";
import { speakBy } from "@/lib/language/spoken";
import { said } from "./said";
import { wordsIn } from "@/lib/words/dictionaries";

const inChinese = (message: string, language: Language = "zh") => {
  speakBy(() => ({ language, address: "/", words: wordsIn(language) }));
  const found = said(message);
  speakBy(() => undefined);
  return found;
};

test.each([
  ["Incorrect email or password", "电邮或密码不正确"],
  ["First name is required", "请填写名字"],
  ["contactPhone is required", "请填写联系电话"],
  ["Postal code can be at most 12 characters", "邮政编码最多 12 个字符"],
  ["Too many attempts. Please try again in 15 minutes.", "尝试次数过多，请在 15 分钟 后重试。"],
  ["Orchid Banquet: please order at least 30", "Orchid Banquet：至少订 30"],
  [
    "Orchid Banquet: please order at least 30 for Sat 12 Jun 2027",
    "Orchid Banquet：2027年6月12日周六 至少订 30",
  ],
  ["Kopi & Light is fully booked on 12 Jun 2027", "Kopi & Light 2027年6月12日 已订满"],
  ["This code ended on 31 January 2027", "此代码已于 2027年1月31日 结束"],
  [
    "Spend another $200.00 on items it covers at Kopi & Light to use this code",
    "对Kopi & Light的适用项目再消费 $200.00 即可使用此代码",
  ],
  ["This code is no longer available. The total is now $1,784.11", "此代码已失效。现在总额为 $1,784.11"],
  ["The lift is out of order", "The lift is out of order"],
])("“%s” in Chinese", (message, chinese) => {
  expect(inChinese(message)).toBe(chinese);
});

test("every message with values is found by its own words in every language", () => {
  for (const language of ["zh", "ms", "ta"] as const) {
    expect(inChinese("Orchid Banquet: please choose the date", language)).not.toContain("please");
    expect(
      inChinese(
        "You can hold 3 unpaid dates with Kopi & Light. Pay for an order or cancel it first, or take dates out of your cart.",
        language,
      ),
    ).not.toContain("Pay for");
  }
});

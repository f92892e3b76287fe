import { FOOTER_GROUPS } from "@/components/layout/footer/footer-links";
import { MAIN_NAV } from "@/components/layout/header/main-nav";
import { languageOf, LANGUAGES, languagesOf, pathIn } from "@/lib/page/languages";
import { inEveryLanguage } from "@/lib/page/site-pages";
import { chromeIn } from "./chrome";
import { ms } from "./ms";
import { ta } from "./ta";
import { zh } from "./zh";

const SHOWN = [
  ...MAIN_NAV.map(({ label }) => label),
  ...FOOTER_GROUPS.flatMap(({ heading, links }) => [heading, ...links.map(({ label }) => label)]),
];

test.each(Object.entries({ zh, ms, ta }))(
  "every text of header and footer exists in %s",
  (_language, messages) => {
    expect(SHOWN.filter((text) => !messages[text])).toEqual([]);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(zh).sort());
  },
);

test("the switch of languages says in each what it changes", () => {
  const says = "The home page and guests’ replies are in four languages, the other pages in English.";
  for (const messages of [zh, ms, ta]) expect(messages[says]).toBeTruthy();
});

test("a text without a translation stays English", () => {
  expect(chromeIn("zh")("Vendors")).toBe("商家");
  expect(chromeIn("zh")("Something new")).toBe("Something new");
  expect(chromeIn("en")("Vendors")).toBe("Vendors");
});

test("a page's address tells its language", () => {
  expect(languageOf("/zh")).toEqual({ language: "zh", path: "/" });
  expect(languageOf("/zhu")).toEqual({ language: "en", path: "/zhu" });
  expect(languageOf("/vendor")).toEqual({ language: "en", path: "/vendor" });
  for (const language of languagesOf("/")) expect(languageOf(pathIn(language, "/")).language).toBe(language);
  expect(languagesOf("/vendor")).toEqual(["en"]);
});

test("alternates name every language that a page exists in, and the default", () => {
  expect(inEveryLanguage("/")).toEqual({
    "en-SG": "/",
    "zh-Hans": "/zh",
    ms: "/ms",
    ta: "/ta",
    "x-default": "/",
  });
  expect(inEveryLanguage("/vendor")).toEqual({ "en-SG": "/vendor", "x-default": "/vendor" });
  expect(Object.values(LANGUAGES).map(({ name }) => name)).toHaveLength(4);
});

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { languageFor, languageOf, LANGUAGES, languagesOf, pathIn } from "../language/languages";
import { inEveryLanguage } from "../page/site-pages";
import { CATEGORY_TREE } from "@/server/modules/catalogue/category/reference/category-tree.data";
import { zh as messages } from "./messages/zh";
import { wordsIn } from "./dictionaries";
import { zh as mail } from "./mail/zh";
import { mailWordsIn } from "./mail-dictionaries";
import { type Dictionary, speakBy } from "../language/spoken";
import { t, td, tn } from "./t";

const OTHERS = ["zh", "ms", "ta"] as const;
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}|<(\w+)>/g)].map(([whole]) => whole).sort();
const inLanguage = <T>(language: "zh" | "ms" | "ta", work: () => T): T => {
  speakBy(() => ({ language, address: "/", words: mailWordsIn(language) }));
  const result = work();
  speakBy(() => undefined);
  return result;
};

test.each(OTHERS)("every translation into %s has the values and elements of its English text", (language) => {
  const wrong = Object.entries(mailWordsIn(language)).filter(([english, entry]) =>
    (typeof entry === "string" ? [entry] : Object.values(entry)).some(
      (text) => text === "" || namesIn(text).join() !== namesIn(english).join(),
    ),
  );
  expect(wrong).toEqual([]);
});

test("every translated text is used", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", "*.ts", "*.tsx"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file && !/^(lib\/words\/\w+\/|e2e\/|tests\/|bench\/)|[.]test[.]tsx?$/.test(file));
  const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const includes = (text: string) => code.includes(JSON.stringify(text).slice(1, -1)) || code.includes(text);
  // The server's messages are written around `${values}`.
  const isMessage = (text: string) =>
    text in messages && text.split(/\{\w+\}/).some((part) => part.length > 7 && includes(part));
  const unused = Object.keys(mailWordsIn("zh")).filter((text) => !includes(text) && !isMessage(text));
  expect(unused).toEqual([]);
});

test("pages use no text that only mails have", () => {
  const views = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "--", "components", "app", "lib"],
    {
      encoding: "utf8",
    },
  )
    .split("\n")
    .filter((file) => /[.]tsx?$/.test(file) && !file.startsWith("lib/words/"));
  const code = views.map((file) => readFileSync(file, "utf8")).join("\n");
  const missing = Object.keys(mail).filter(
    (text) =>
      wordsIn("zh")[text] === undefined &&
      new RegExp(`\\b(t|rich)\\(\\s*${escaped(text)}|\\btn\\([^;]{0,120}, ${escaped(text)}`).test(code),
  );
  expect(missing).toEqual([]);
});

const escaped = (text: string) => JSON.stringify(text).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test.each(OTHERS)("every category and kind of product has a name in %s", (language) => {
  const words: Dictionary = mailWordsIn(language);
  const names = CATEGORY_TREE.flatMap(({ name, categories }) => [
    name,
    ...categories.flatMap((category) => [
      category.name,
      ...("subCategories" in category
        ? category.subCategories.flatMap((sub) => [sub.name, ...sub.types])
        : category.types),
    ]),
  ]);
  expect(names.filter((name) => words[name] === undefined)).toEqual([]);
});

test("numbers, dates and plurals follow the page's language", () => {
  expect(tn(1, "{n} table", "{n} tables")).toBe("1 table");
  expect(tn(1200, "{n} table", "{n} tables")).toBe("1,200 tables");
  expect(inLanguage("zh", () => tn(1, "{n} table", "{n} tables"))).toBe("1 桌");
  expect(inLanguage("ta", () => tn(1, "{n} table", "{n} tables"))).toBe("1 மேசை");
  expect(inLanguage("ta", () => tn(30, "{n} table", "{n} tables"))).toBe("30 மேசைகள்");
  expect(inLanguage("ms", () => t("{date} is free", { date: "12 Jun 2027" }))).toBe(
    "12 Jun 2027 masih kosong",
  );
  expect(inLanguage("zh", () => td("Raffles Ballroom"))).toBe("Raffles Ballroom");
});

test("a page's address tells its language, and some pages follow the visitor", () => {
  expect(languageOf("/zh")).toEqual({ language: "zh", path: "/" });
  expect(languageOf("/zh/vendor?page=2")).toEqual({ language: "zh", path: "/vendor?page=2" });
  expect(languageOf("/zhu")).toEqual({ language: "en", path: "/zhu" });
  expect(languagesOf("/vendor-detail/a/b")).toHaveLength(4);
  expect(languagesOf("/vendor/compare")).toEqual(["en"]);
  expect(pathIn("ta", "/vendor?page=2#result")).toBe("/ta/vendor?page=2#result");
  expect(pathIn("ta", "/stories")).toBe("/stories");
  expect(languageFor("/zh/vendor", "sayang-language=ta")).toBe("zh");
  expect(languageFor("/vendor", "sayang-language=ta")).toBe("en");
  expect(languageFor("/cart", "a=b; sayang-language=ta")).toBe("ta");
  expect(languageFor("/cart", "sayang-language=toString")).toBe("en");
  expect(languageFor("/user/dashboard", "sayang-language=ta")).toBe("en");
});

test("alternates name every language that a page exists in, and the default", () => {
  expect(inEveryLanguage("/")).toEqual({
    "en-SG": "/",
    "zh-Hans": "/zh",
    ms: "/ms",
    ta: "/ta",
    "x-default": "/",
  });
  expect(inEveryLanguage("/vendor?category=venues")).toMatchObject({
    ms: "/ms/vendor?category=venues",
    "x-default": "/vendor?category=venues",
  });
  expect(inEveryLanguage("/stories")).toEqual({ "en-SG": "/stories", "x-default": "/stories" });
  expect(Object.values(LANGUAGES).map(({ name }) => name)).toHaveLength(4);
});

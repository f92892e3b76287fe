/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { SiteHeader } from "@/components/layout/header/site-header";
import { speakBy } from "@/lib/language/spoken";
import { wordsIn } from "@/lib/words/dictionaries";
import { SiteFooter } from "./site-footer";

afterEach(() => speakBy(() => undefined));

test("the frame of a page in Chinese stays in Chinese, and leads to the same page in English", () => {
  const address = "/vendor?category=venues";
  speakBy(() => ({ language: "zh", address, words: wordsIn("zh") }));
  const html = renderToString(
    <>
      <SiteHeader />
      <SiteFooter />
    </>,
  );
  expect(html).toContain('href="/zh/vendor"');
  expect(html).toContain('href="/zh/vendor?category=venues#result"');
  expect(html).toContain(`href="${address}"`);
  expect(html).toContain("寻找商家");
  expect(html).not.toContain("This page is in English");
});

test("a page that exists only in English says so, and its switch leads to the home pages", () => {
  speakBy(() => ({ language: "en", address: "/stories", words: {} }));
  const html = renderToString(<SiteFooter />);
  expect(html).toContain("This page is in English");
  expect(html).toContain('href="/zh"');
});

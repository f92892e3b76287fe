import type { Page } from "@playwright/test";

/**
 * Returns the visible texts and labels of a page with at least three English words in a row. Words of vendors, brands
 * and consents don't count where they are marked with their language; `names` don't count anywhere.
 */
export async function leftInEnglish(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const isMarked = (element: Element) => element.closest("[lang]")?.getAttribute("lang")?.startsWith("en");
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("script, style, noscript, svg, template") || isMarked(element)) continue;
      if (!element.checkVisibility()) continue;
      for (const attribute of ["aria-label", "placeholder", "alt", "title"]) {
        const label = element.getAttribute(attribute);
        if (label) found.add(label);
      }
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) found.add(node.textContent.trim());
    }
    return [...found];
  });
  const withoutNames = (text: string) =>
    names
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, name) => rest.replaceAll(name, "…"), text);
  return texts.filter((text) =>
    /[a-z’']{2,}[,.:;]? [a-z’']{2,}[,.:;]? [a-z’']{2,}/i.test(withoutNames(text)),
  );
}

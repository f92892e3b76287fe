import { VENDOR_NAME } from "@/e2e/support/account/accounts";
import { waitUntilAlive } from "@/e2e/support/page/alive";
import { type SecondServer, startSecondServer } from "@/e2e/support/server/second-server";
import { expect, test } from "@/e2e/support/test";

let server: SecondServer;
test.beforeAll(async () => {
  server = await startSecondServer({ PLAIN_PAGES: "true" });
});
test.afterAll(() => server.stop());

/** Rewriting public pages is only an optimisation: without it, each page must still work fully. */
test("public pages work as the framework renders them", async ({ openPage }) => {
  const page = await openPage();
  await page.addInitScript(() => localStorage.setItem("pp_dismiss", "true"));
  const open = async (path: string) => {
    const answer = await page.goto(server.origin + path);
    const html = (await answer?.text()) ?? "";
    // Compared as booleans, because a failure message would otherwise print the page.
    expect({ path, plain: html.includes("self.__next_f.push"), split: html.includes("/_document/") }).toEqual(
      {
        path,
        plain: true,
        split: false,
      },
    );
    await waitUntilAlive(page);
  };

  await open("/vendor?tables=30");
  const menu = page.getByRole("button", { name: "Vendors by category" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");

  await open(`/vendor?q=${encodeURIComponent(VENDOR_NAME)}`);
  await page.locator("button[data-lazy=heart]:visible").first().click();
  await expect(page.getByRole("dialog", { name: /^Log in to/ })).toBeVisible();

  await open("/?ref=MEILIN");
  await expect(page.locator("form[data-wedding] [name=tables]").first()).toHaveValue("30");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes("MEILIN"))).toBe(true);
});

import { check } from "@/e2e/support/page/axe";
import { toast } from "@/e2e/support/messages";
import { fillSignIn, openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test.use({ verified: false });

test("a guest's heart waits for the login, is filled and stays; the shortlist sorts, removes and restores", async ({
  openPage,
  couple,
}) => {
  const page = await openPage();
  await page.goto("/vendor?sort=newest");
  const hearts = page.getByRole("main").getByRole("button", { name: /^Shortlist / });
  const heart = hearts.first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  const popup = page.getByRole("dialog", { name: "Log in to continue" });
  await expect(popup).toBeVisible();
  await fillSignIn(page, couple.email);
  await popup.getByRole("button", { name: "Login" }).click();
  await expect(toast(page, "Vendor shortlisted")).toBeVisible();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(/\/vendor\?sort=newest/);
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  for (const at of [1, 2]) {
    await hearts.nth(at).click();
    await expect(hearts.nth(at)).toHaveAttribute("aria-pressed", "true");
  }
  const icon = page.getByRole("banner").getByRole("link", { name: "Shortlist, 3 vendors" });
  await icon.click();
  const dialog = page.getByRole("dialog", { name: "Your shortlist" });
  const names = dialog
    .getByRole("list", { name: "Shortlisted vendors" })
    .getByRole("link", { name: /^(?!Message)/ });
  await expect(names).toHaveCount(3);
  const kept = await names.allInnerTexts();
  const byName = kept.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  await dialog.getByLabel("Sort by").selectOption("Vendor Name A-Z");
  await expect(names).toHaveText(byName);
  await dialog.getByLabel("Sort by").selectOption("Vendor Name Z-A");
  await expect(names).toHaveText(byName.toReversed());
  for (const name of byName.slice(0, 2)) await dialog.getByLabel(`Compare ${name}`, { exact: true }).check();
  await expect(dialog.getByRole("link", { name: "Compare 2 vendors" })).toHaveAttribute(
    "href",
    /^\/vendor\/compare\?vendors=[\w-]+,[\w-]+$/,
  );
  await check(page, "shortlist");

  const [last = ""] = byName.slice(-1);
  await dialog.getByRole("button", { name: `Remove ${last}`, exact: true }).click();
  await expect(dialog.getByRole("status").getByText("Shortlisted Vendor removed")).toBeVisible();
  await expect(names).toHaveCount(2);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(names).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveCount(3);
});

test("the wishlist fits on a phone, and restores what was removed", async ({ openPage, couple }) => {
  const page = await openPage({ width: 390 });
  await openAs(page, "customer", couple.email, "/user/wishlist");
  await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  await page.getByRole("link", { name: "Find something to love" }).click();
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Save / })
    .first();
  // Before hydration, the heart links to the sign-in page.
  await expect(page.getByRole("banner").locator("summary[aria-label^='Hi, ']")).toBeVisible();
  const name = (await heart.getAttribute("aria-label"))?.slice("Save ".length) ?? "";
  await heart.click();
  await expect(toast(page, "Added to your wishlist")).toBeVisible();

  await page.goto("/user/wishlist");
  const title = page.getByRole("heading", { name, exact: true });
  await expect(title).toBeVisible();
  await check(page, "wishlist");
  await page.getByRole("button", { name: `Remove ${name}`, exact: true }).click();
  await expect(title).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(title).toBeVisible();
});

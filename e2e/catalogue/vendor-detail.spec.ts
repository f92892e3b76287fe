import { VENDOR_NAME } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { shownDay, tabTo } from "@/e2e/support/page/keyboard";
import { toast } from "@/e2e/support/messages";
import { addForFreeDay, emptyCart, firstProductOf } from "@/e2e/support/sale/purchases";
import { fillSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const VENDOR_PAGE = "/vendor-detail/hotel-seri-melur";

test("a guest looks at pictures by keyboard, filters the reviews and opens a product", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(VENDOR_PAGE);
  const pictures = page.getByRole("region", { name: "Pictures" });
  const first = pictures.locator("a[data-picture]").first();
  await first.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: `Pictures: ${VENDOR_NAME}` });
  await expect(large.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(large.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(large.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(first).toBeFocused();

  const reviews = page.locator("#reviews");
  await reviews.getByRole("link", { name: /^5 stars/ }).click();
  await expect(page).toHaveURL(/\?rating=5#reviews$/);
  await expect(reviews.getByText(/^\d+ reviews? with 5 stars/)).toBeVisible();
  await check(page, "vendor page");

  await page.getByRole("article").getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/vendor-detail\/hotel-seri-melur\/[\w-]+$/);
  await expect(page.getByRole("table", { name: "Opening hours" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You may also like" })).toBeVisible();
  await check(page, "product page");
});

test("from a product's page, a guest adds to the cart and requests a visit", async ({
  openPage,
  couple,
  buyer,
}) => {
  const product = await firstProductOf(buyer, VENDOR_NAME);
  const day = await addForFreeDay(buyer, product, 360);
  await emptyCart(buyer);

  const page = await openPage();
  await page.goto(`${VENDOR_PAGE}/${product.slug}?date=${day}`);
  await expect(page.getByLabel("Event date")).toHaveValue(shownDay(day));
  // The panel is taller than the window, and the page scrolls behind the button.
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeInViewport({ ratio: 1 });
  // The guest logs in on the way, and the button's action then runs by itself.
  await page.getByRole("link", { name: "Book an appointment" }).click();
  await fillSignIn(page, couple.email);
  await page.getByRole("dialog").getByRole("button", { name: "Login" }).click();
  const visit = page.getByRole("dialog", { name: `Visit ${VENDOR_NAME}` });
  await visit.getByRole("group", { name: "Time" }).getByRole("radio").first().check();
  await visit.getByLabel("Message (optional)").fill("Two of us, and both mothers.");
  await check(page, "appointment");
  await visit.getByRole("button", { name: "Request this time" }).click();
  await expect(page.getByRole("dialog", { name: "Visit requested" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();

  // This button precedes the one that the focus returned to.
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Go to the cart" })).toBeVisible();
  await expect(toast(page, `${product.productTitle} is in your cart`)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures, months, products and contact options are links", async ({ page }) => {
    await page.goto(VENDOR_PAGE);
    await page
      .locator("#dates")
      .getByRole("link", { name: /\d{4}$/ })
      .last()
      .click();
    await expect(page).toHaveURL(/[?&](date|month)=/);
    const picture = await page.locator("a[data-picture]").first().getAttribute("href");
    expect((await page.request.get(picture ?? "")).ok()).toBe(true);
    for (const fact of ["Nearest MRT", "Theatre layout", "Parking"]) {
      await expect(page.getByRole("term").filter({ hasText: fact })).toBeVisible();
    }
    await page.goto("/vendor/dashboard/product/preview");
    await expect(page.getByRole("heading", { name: "Nothing to preview yet" })).toBeVisible();
    await page.goto(VENDOR_PAGE);
    await page.getByRole("link", { name: "Ask a question" }).click();
    await expect(page).toHaveURL(/\/login\?.*returnUrl=.*messages/);
  });
});

test("the details under a vendor's name are on one line, and Back to top covers none of the icons", async ({
  page,
}) => {
  await page.goto(VENDOR_PAGE);
  for (const width of [320, 390, 640, 768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(() => {
      const line = document.querySelector("header > div > a[href='#reviews']")?.parentElement;
      const baseline = (element: Element) => {
        const mark = document.createElement("span");
        mark.style.display = "inline-block";
        element.append(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      };
      const [rating, place] = [line?.querySelector("a span span:nth-of-type(2)"), line?.children[1]];
      const actions = document.querySelector("a[title='Share by WhatsApp']")?.parentElement;
      const icons = [...(actions?.children ?? [])]
        .map((icon) => icon.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.width < 60);
      return {
        sameRow:
          rating &&
          place &&
          Math.abs(rating.getBoundingClientRect().y - place.getBoundingClientRect().y) < 12,
        apart: rating && place ? Math.abs(baseline(rating) - baseline(place)) : null,
        icons: icons.length,
        boxes: icons.map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
        button: document.querySelector("[aria-label='Back to top']")?.getBoundingClientRect().toJSON() as
          | DOMRect
          | undefined,
      };
    });
    if (found.sameRow) expect({ width, apart: found.apart }).toEqual({ width, apart: expect.closeTo(0, 0) });
    const { button } = found;
    const covered = found.boxes.some(
      (box) =>
        button !== undefined &&
        box.left < button.right &&
        box.right > button.left &&
        box.top < button.bottom &&
        box.bottom > button.top,
    );
    expect({ width, icons: found.icons, covered }).toEqual({ width, icons: 4, covered: false });
  }
});

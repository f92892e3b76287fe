import { newAddress, newPhone, PASSWORD, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { bringToLife } from "@/e2e/support/page/alive";
import { check } from "@/e2e/support/page/axe";
import { leftInEnglish } from "@/e2e/support/page/left-in-english";
import { shownDay } from "@/e2e/support/page/keyboard";
import { codeIn, mailTo } from "@/e2e/support/account/mail";
import { addForFreeDay, type Buyer, emptyCart, productsOf } from "@/e2e/support/sale/purchases";
import { expect, type OpenPage, test } from "@/e2e/support/test";
import { type Language, LANGUAGES } from "@/lib/language/languages";
import { formatMoney, formatMoneyShort, toCents } from "@/lib/money";
import { mailWordsIn } from "@/lib/words/mail-dictionaries";
import type { Text } from "@/lib/words/texts";
import { speakAs } from "@/e2e/support/page/speak-as";

const MOST_SCREENS = 14;
const TABLES = 30;

const STARTS = [
  {
    language: "en",
    start: "/?ref=MEILIN",
    bar: { name: "Vendors and products", what: "What", when: "When", tables: "Tables", submit: "Search" },
  },
  {
    language: "zh",
    start: "/zh?ref=MEILIN",
    bar: { name: "商家与商品", what: "找什么", when: "日期", tables: "桌数", submit: "搜索" },
  },
] as const;

for (const { language, start, bar } of STARTS) {
  test(`a guest arrives through a referral at ${start}, and books 30 tables on a phone without entering anything twice`, async ({
    openPage,
    buyer,
  }) => {
    test.setTimeout(240_000);
    await walk({ openPage, buyer, language, start, bar });
  });
}

type Walk = {
  openPage: OpenPage;
  buyer: Buyer;
  language: "en" | "zh";
  start: string;
  bar: (typeof STARTS)[number]["bar"];
};

/** Returns what a text is called in a language, with its values filled in. */
const sayIn =
  (language: Language) =>
  (text: Text, values: Record<string, string | number> = {}): string => {
    const entry = mailWordsIn(language)[text] ?? text;
    const chosen = typeof entry === "string" ? entry : entry.other;
    return chosen.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));
  };

async function walk({ openPage, buyer, language, start, bar: words }: Walk): Promise<void> {
  const say = sayIn(language);
  const { prefix, tag } = LANGUAGES[language];
  const showsDay = (day: string) => speakAs(language, () => shownDay(day));
  const offered = await productsOf(buyer, VENDOR_NAME);
  const banquet = offered.find(
    ({ productPrice, maxQty }) => productPrice.priceMetric.startsWith("table") && (maxQty ?? 100) >= TABLES,
  );
  if (!banquet) throw new Error(`${VENDOR_NAME} sells no ${TABLES} tables`);
  const day = await addForFreeDay(buyer, banquet, 360);
  await emptyCart(buyer);
  const cents = toCents(banquet.productPrice.priceWithGST) * TABLES;
  const total = formatMoney(cents);

  const page = await openPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-SG",
  });
  page.setDefaultTimeout(30_000);
  const email = newAddress("walk");
  let screens = 0;
  const names = [
    VENDOR_NAME,
    ...offered.map(({ productTitle }) => productTitle),
    "Hui Min",
    "Lee",
    "Sayang Pte. Ltd.",
  ];
  const speaks = async (screen: string) => {
    if (language === "en") return;
    expect.soft(await leftInEnglish(page, names), `English left on ${screen}`).toEqual([]);
  };

  await test.step("from the referral to the product", async () => {
    await page.goto(start);
    screens += 1;
    await expect.poll(() => page.evaluate(() => localStorage.getItem("sayang:referral"))).toContain("MEILIN");
    await speaks("the home page");
    const bar = page.getByRole("search", { name: words.name });
    await bar.getByLabel(words.what).fill(VENDOR_NAME);
    await bar.getByLabel(words.when).fill(day);
    await bar.getByLabel(words.tables).fill(String(TABLES));
    await bar.getByRole("button", { name: words.submit }).tap();
    await expect(page).toHaveURL(new RegExp(`${prefix}/vendor\\?`));
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    screens += 1;
    await speaks("the list");
    await page.getByRole("article").getByRole("link", { name: VENDOR_NAME, exact: true }).first().tap();
    await expect(page.getByRole("heading", { level: 1, name: VENDOR_NAME })).toBeVisible();
    screens += 1;
    const offer = page.locator(`#product-${banquet.slug}`);
    const units = say("{n} tables", { n: TABLES });
    await expect(offer).toContainText(say("{price} for {units}", { price: formatMoneyShort(cents), units }));
    await offer.getByRole("heading").getByRole("link").first().tap();
    await expect(page.getByRole("button", { name: say("Add to cart") })).toBeVisible();
    screens += 1;
    await expect(page.getByLabel(say("Event date"))).toHaveValue(showsDay(day));
    await expect(page.getByLabel(say("Tables of 10"))).toHaveValue(String(TABLES));
    await expect(page.locator("output").first()).toContainText(total);
  });

  await test.step("from the cart to an account, and back to the cart", async () => {
    await bringToLife(page);
    await page.getByRole("button", { name: say("Add to cart") }).tap();
    const notice = page.getByRole("dialog", { name: say("Added to your cart") });
    await expect(notice).toContainText(total);
    screens += 1;
    await notice.getByRole("link", { name: say("Go to cart") }).tap();
    await expect(page).toHaveURL(/\/cart$/);
    screens += 1;
    await expect(page.getByRole("main")).toContainText(total);
    await speaks("the cart of a guest");
    const details = page.getByRole("region", { name: say("Your details") });
    await details.getByRole("button", { name: say("Email me a code") }).tap();
    await expect(details.getByLabel(say("First name"))).toHaveAttribute("aria-invalid", "true");
    await speaks("the form with its errors");
    await details.getByLabel(say("First name")).fill("Hui Min");
    await details.getByLabel(say("Last name (optional)")).fill("Lee");
    await details.getByLabel(say("Email address")).fill(email);
    await details.getByLabel(say("Password"), { exact: true }).fill(PASSWORD);
    await details.getByRole("checkbox", { name: /Terms and Conditions/ }).check();
    const sent = page.waitForRequest(/\/user\/auth\/register\/code$/);
    await details.getByRole("button", { name: say("Email me a code") }).tap();
    expect((await sent).postDataJSON()).toMatchObject({ refCode: "MEILIN" });
    const waiting = page.getByRole("region", { name: say("Check your email") });
    await expect(waiting).toContainText(email);
    screens += 1;
    await speaks("the cart that waits for a code");
    await check(page, "the cart that waits for a code");
    // Phones discard a page while the mail app is open.
    await page.reload();
    const { text } = await mailTo(email, say("Your Sayang code"));
    await waiting.getByLabel(say("6-digit code")).fill(codeIn(text));
    await waiting.getByRole("button", { name: say("Confirm and continue") }).tap();
    await expect(page).toHaveURL(/\/user\/cart-summary$/);
    screens += 1;
  });

  await test.step("from the cart to the payment", async () => {
    await expect(page.getByLabel(say("Contact name"))).toHaveValue("Hui Min Lee");
    await expect(page.getByLabel(say("Wedding date"))).toHaveValue(showsDay(day));
    await expect(page.getByRole("main")).toContainText(total);
    await speaks("the cart");
    await page.getByLabel(say("Contact phone")).fill(`+65 ${newPhone()}`);
    await page.getByLabel(say("Postal code")).fill("049213");
    await page.getByLabel(/^I agree to the Terms/).check();
    await page
      .getByRole("button", { name: say("Place order") })
      .filter({ visible: true })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/user\/checkout\//);
    screens += 1;
    await expect(page.getByRole("main")).toContainText(total);
    await speaks("the payment");
    await page.getByLabel(say("Card number")).fill("4242 4242 4242 4242");
    await page.getByLabel(say("Expiry date")).fill("12 / 39");
    await page.getByLabel(say("Security code (CVC)")).fill("123");
    await page
      .getByRole("button", { name: new RegExp(`^${say("Pay {amount}", { amount: "" }).trim()}\\s*\\$`) })
      .tap();
    await expect(
      page.getByRole("heading", { level: 1, name: new RegExp(`^${say("Request sent.")}`) }),
    ).toBeVisible({
      timeout: 30_000,
    });
    screens += 1;
  });
  expect(screens, "screens to a paid order").toBeLessThanOrEqual(MOST_SCREENS);

  await speaks("the booking");
  const main = page.getByRole("main");
  await expect(main).toContainText("Hui Min");
  await expect(main).toContainText(email);
  await expect(main.getByRole("list", { name: say("Orders") }).locator("img")).not.toHaveCount(0);
  await check(page, "the booking on a phone");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: say("Add to calendar") }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("sayang-bookings.ics");
}

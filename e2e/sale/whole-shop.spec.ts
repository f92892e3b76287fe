import { randomUUID } from "node:crypto";
import { changeOrder, findSale, payAndDeliver, reviewSale, writeTicket } from "@/e2e/support/shop/aftermath";
import { fillApplication } from "@/e2e/support/shop/application";
import { button, main, openShop, SETTINGS, slugOf } from "@/e2e/support/shop/open-shop";
import { addProduct, importSheet, keepProducts, mendProduct } from "@/e2e/support/shop/products";
import * as profile from "@/e2e/support/shop/profile";
import { addCustomer, inviteToTeam, keepCalendar } from "@/e2e/support/shop/routine";
import { approveSale, askAndAnswer, fillCart, findShop, orderAndPay } from "@/e2e/support/shop/sale";
import { newAddress } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { mailTo } from "@/e2e/support/account/mail";
import { operator } from "@/e2e/support/server/operator";
import { signIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

// A wrong postcode, password or card gets a 400, which the browser logs; no other error may occur.
test.use({ allowedErrors: [/status of 400/] });

test("from an application to the first sale, its review and a ticket", async ({ openPage, couple }) => {
  test.setTimeout(600_000);
  const mark = randomUUID().slice(0, 8);
  const email = newAddress("shop");
  const shop = await openShop(openPage, email, `Bunga Melati ${mark}`);
  const { page, vendorName } = shop;
  const title = `Evening ${mark}`;

  await test.step("applies, and logs in while the application waits", async () => {
    await fillApplication(page, { ...shop, main: "Banquet & Venues" });
    await button(page, "Send application").click();
    await mailTo(email, "We've received your Sayang application");
    await signIn(page, "vendor", email);
    await expect(main(page).getByText("Your path to the first sale")).toBeVisible();
    await check(page, "the dashboard of an empty shop");
  });

  const reason = "Please tell couples more about your work";
  await test.step("gets it back, and fills in everything that a shop shows", async () => {
    await operator("request-changes", email, "--reason", reason);
    await page.reload();
    await expect(main(page).getByText(reason)).toBeVisible();
    await profile.readProgress(shop);
    await profile.fillSellerInfo(shop);
    await profile.fillForms(shop);
    await profile.buildPolicy(shop);
    await profile.sortQuestions(shop);
    await profile.keepBankDetails(shop);
  });

  await test.step("sends it again, and is approved", async () => {
    await page.goto(`${SETTINGS}/preview`);
    await expect(main(page).getByText(profile.SUMMARY)).toBeVisible();
    await check(page, "the preview of the shop");
    await button(page, "Send application again").click();
    await expect(main(page).getByText("We’re reviewing your application")).toBeVisible();
    expect(await operator("list")).toContain(vendorName);
    await operator("approve", email);
    await mailTo(email, "Your Sayang application is approved");
    await profile.connectPayouts(shop);
    await profile.choosePlanAndLink(shop);
    await profile.takeTour(shop);
  });

  await test.step("adds a product, which is returned and changed, and imports others", async () => {
    await addProduct(shop, title);
    await mendProduct(shop, title);
    await importSheet(shop, title);
    await keepProducts(shop, title);
  });

  await test.step("keeps customers, calendar and team", async () => {
    await addCustomer(shop);
    await keepCalendar(shop);
    await inviteToTeam(shop);
  });

  const screen = await openPage({ width: 1440 });
  const sale = await test.step("a couple finds it, asks, orders and pays", async () => {
    await findShop(screen, shop);
    await fillCart(screen, couple.email, title);
    await askAndAnswer(screen, shop, slugOf(shop));
    const orderNumber = await orderAndPay(screen);
    return approveSale(shop, screen, orderNumber, title);
  });

  await test.step("the sale appears everywhere, is changed, delivered and reviewed", async () => {
    await findSale(shop, sale);
    await changeOrder(shop, screen, sale);
    await payAndDeliver(shop, screen, couple.email, sale);
    await reviewSale(shop, screen, couple.email, sale);
    await writeTicket(shop, sale);
  });
});

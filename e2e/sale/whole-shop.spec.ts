import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { newAddress, newPage, registerCouple, signInAsVendor, watchErrors } from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";
import { mailTo } from "@/e2e/support/mail";
import { operator } from "@/e2e/support/operator";
import { changeOrder, findSale, payAndDeliver, reviewSale, writeTicket } from "@/e2e/support/shop/aftermath";
import { fillApplication } from "@/e2e/support/shop/application";
import { button, main, openShop, SETTINGS, slugOf } from "@/e2e/support/shop/open-shop";
import { addProduct, importSheet, keepProducts, mendProduct } from "@/e2e/support/shop/products";
import * as profile from "@/e2e/support/shop/profile";
import { addCustomer, inviteToTeam, keepCalendar } from "@/e2e/support/shop/routine";
import { approveSale, askAndAnswer, fillCart, findShop, orderAndPay } from "@/e2e/support/shop/sale";

test("from an application to the first sale, its review and a ticket", async ({ browser, request }) => {
  test.setTimeout(420_000);
  const mark = randomUUID().slice(0, 8);
  const email = newAddress("shop");
  const shop = await openShop(browser, email, `Bunga Melati ${mark}`);
  const { page, vendorName } = shop;
  // A wrong postcode, password or card gets a 400, which the browser logs; no other error may occur.
  const errors = watchErrors(page, [/status of 400/]);
  const title = `Evening ${mark}`;

  await test.step("applies, and logs in while the application waits", async () => {
    await fillApplication(page, { ...shop, main: "Banquet & Venues" });
    await button(page, "Send application").click();
    await mailTo(email, "We've received your Sayang application");
    await signInAsVendor(page, email);
    await expect(main(page).getByText("Your path to the first sale")).toBeVisible();
    await check(page, "the dashboard of an empty shop");
  });

  const reason = "Please tell couples more about your work";
  await test.step("gets it back, and fills in all that a shop shows", async () => {
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

  const { email: coupleEmail } = await registerCouple(request);
  const couple = await newPage(browser, 1440);
  const coupleErrors = watchErrors(couple, [/status of 400/]);
  const sale = await test.step("a couple finds it, asks, orders and pays", async () => {
    await findShop(couple, shop);
    await fillCart(couple, coupleEmail, title);
    await askAndAnswer(couple, shop, slugOf(shop));
    const orderNumber = await orderAndPay(couple);
    return approveSale(shop, couple, orderNumber, title);
  });

  await test.step("the sale shows everywhere, is changed, delivered and reviewed", async () => {
    await findSale(shop, sale);
    await changeOrder(shop, couple, sale);
    await payAndDeliver(shop, couple, coupleEmail, sale);
    await reviewSale(shop, couple, coupleEmail, sale);
    await writeTicket(shop, sale);
  });
  expect([...errors, ...coupleErrors]).toEqual([]);
  await Promise.all([page, couple].map((each) => each.context().close()));
});

import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

const PAGES: [path: string, heading: RegExp][] = [
  ["/evoucher", /share of the big day/],
  ["/guest-list", /Auntie Rosnah/],
  ["/wedding-planner", /one plan/],
  ["/our-story", /without the runaround/],
  ["/contact-us", /How can we help/],
  ["/terms-and-condition", /Terms and Conditions/],
  ["/privacy", /Privacy Policy/],
  ["/community-guidelines", /Community Guidelines/],
  ["/vendor-terms", /Vendor Terms/],
  ["/course/vendors-operation", /Running a shop/],
];

test("the information pages load, pass axe, and fit phones and desktops", async ({ openPage }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await openPage({ viewport: { width, height } });
    for (const [path, heading] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await check(page, `${path} at ${width}`);
    }
  }
});

test("browsers and feed readers find the icon at its usual address", async ({ request }) => {
  const answer = await request.get("/favicon.ico");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/x-icon");
  // An icon file containing one picture.
  expect([...(await answer.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
});

test("the contact form validates, sends and shows a number; both terms addresses are one page; faqindex=3 opens the vendors' questions", async ({
  openPage,
  request,
}) => {
  const page = await openPage({ allowedErrors: [/status of 400/] });
  const canonical = /<link rel="canonical" href="[^"]*\/terms-and-condition"/;
  for (const path of ["/term-and-condition", "/terms-and-condition"]) {
    expect(await (await request.get(path)).text()).toMatch(canonical);
  }
  await page.goto("/contact-us?faqindex=3");
  await expect(page.getByText("What do I need to join?")).toBeVisible();
  await expect(page.getByText("Is the price on the page really all I pay?")).toBeHidden();

  const form = page.getByRole("region", { name: "Write to us" });
  await form.getByLabel("What is it about?").selectOption("order");
  await form.getByLabel("First name").fill("Mei");
  await form.getByLabel("Email address").fill("mei@");
  await form.getByLabel("Your message").fill("When is the tasting?");
  await form
    .getByLabel("A file (optional)")
    .setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\u0000\u0001") });
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await expect(form.getByLabel("Email address")).toBeFocused();
  await form.getByLabel("Email address").fill("pages-spec@test.example");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText(/The file must be a PDF/)).toBeVisible();
  await expect(form.getByLabel("Your message")).toHaveValue("When is the tasting?");
  await form
    .getByLabel("A file (optional)")
    .setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Table 4, please") });
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText(/^T-\d{6}$/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser submits the contact form natively", async ({ page }) => {
    await page.goto("/contact-us?topic=press");
    await page.getByLabel("First name").fill("Mei");
    await page.getByRole("main").getByLabel("Email address").fill("plain-form@test.example");
    await page.getByLabel("Your message").fill("Which of your couples may we write about?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/contact-us\?sent=T-\d{6}#form$/);
    await expect(page.getByRole("heading", { name: "We have your message" })).toBeVisible();
  });
});

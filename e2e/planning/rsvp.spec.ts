import type { Page as Listed } from "@/contracts/envelope";
import type { Invitation } from "@/contracts/planning/invitation/invitation";
import { newAddress } from "@/e2e/support/account/accounts";
import { bookTables } from "@/e2e/support/planning/banquet";
import { addHousehold } from "@/e2e/support/planning/guests";
import { mailTo } from "@/e2e/support/account/mail";
import { toast } from "@/e2e/support/messages";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const FAMILY = ["Rose", "Ah Kow", "Wei", "Jia"];
const PATH = "/user/dashboard/guest-list/invitations";

test("a family of four replies in Chinese without an account or script, and the couple's open screens update", async ({
  request,
  openPage,
  couple,
  buyer,
}) => {
  await bookTables(request, buyer);
  const guestEmail = newAddress("rose");
  await addHousehold(buyer, {
    name: "The Lim family",
    email: guestEmail,
    guests: FAMILY,
    meals: ["Fish", "Vegetarian"],
  });

  const screen = await openPage();
  await openAs(screen, "customer", couple.email, PATH);
  await screen.getByRole("button", { name: "Email 1 household" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Send invitations" }).click();
  await expect(toast(screen, "Invitation sent")).toBeVisible();
  const banquet = await screen.context().newPage();
  await banquet.goto(`${PATH}?tab=banquet`);
  const coming = banquet.getByRole("region", { name: "Banquet" });
  await expect(coming).toContainText("Coming0");

  const { docs } = await buyer.call<Listed<Invitation>>("GET", "/user/invitation");
  const link = docs[0]?.link ?? "";
  expect((await mailTo(guestEmail, "Hui Min Lee invite you to their wedding")).text).toContain(link);
  const guest = await openPage({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const answer = await guest.goto(link);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Hui Min Lee");
  let taps = 0;
  const tap = async (name: string, role: "link" | "button" | "radio") => {
    taps++;
    const found = guest.getByRole(role, { name, exact: true });
    await (role === "radio" ? found.first().check() : found.click());
  };
  // The reply link is within reach of the thumb without scrolling, and the reply continues in the guest's language.
  await expect(guest.getByRole("link", { name: "Reply", exact: true })).toBeInViewport({ ratio: 1 });
  await tap("中文", "link");
  await tap("回复", "link");
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("婚宴");
  await tap("我们全部出席", "button");
  for (const name of FAMILY) {
    const dishes = guest.getByRole("group", { name: new RegExp(`^${name}`) });
    await dishes.getByLabel("Fish").check();
    taps++;
  }
  await tap("继续", "button");
  await guest.getByLabel(/给新人的留言/).fill("We’ll bring the durians.");
  await tap("发送回复", "button");
  expect(taps).toBeLessThanOrEqual(12);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("到时见！");
  await expect(guest.getByRole("region", { name: "婚宴" })).toContainText("出席, Fish");
  await expect(guest.getByRole("img", { name: "您的签到码" })).toBeVisible();

  // Two of them can't come after all. The earlier choices are shown, and remain for the others.
  await guest.getByRole("link", { name: "更改我的回复" }).click();
  await guest.getByRole("link", { name: "部分人出席" }).click();
  for (const name of FAMILY.slice(2)) await guest.getByLabel(new RegExp(`^${name}`)).uncheck();
  await guest.getByRole("button", { name: "继续" }).click();
  await expect(guest.getByRole("group", { name: /^Rose/ }).getByLabel("Fish")).toBeChecked();
  await guest.getByRole("button", { name: "继续" }).click();
  await guest.getByRole("button", { name: "发送回复" }).click();
  await expect(guest.getByRole("region", { name: "婚宴" })).toContainText("无法出席");

  await expect(screen.getByText("2 of 4 coming")).toBeVisible();
  await expect(screen.getByText("We’ll bring the durians.")).toBeVisible();
  await expect(coming).toContainText("Coming2");
  await expect(coming.getByText("Replies so far").locator("xpath=..")).toContainText("2 tables");
});

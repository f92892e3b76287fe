import { expect, type Page } from "@playwright/test";
import type { OperatorRole } from "@/contracts/identity/operator/operator";
import { newAddress } from "@/e2e/support/account/accounts";
import { codeIn, mailTo } from "@/e2e/support/account/mail";
import { submitSignIn } from "@/e2e/support/account/sign-in";
import { operator } from "@/e2e/support/server/operator";

/** Makes an operator, and signs in on the way to `path` of the console. Returns the operator's address. */
export async function openConsole(page: Page, path: string, role: OperatorRole): Promise<string> {
  const email = newAddress(role);
  const said = await operator("create", email, "--role", role);
  const password = /password:?\s+(\S+)/i.exec(said)?.[1];
  if (!password) throw new Error(`no password in: ${said}`);
  await page.goto(path);
  await submitSignIn(page, email, password);
  const dialog = page.getByRole("dialog", { name: "Two-step verification" });
  const { text } = await mailTo(email, "Your Sayang sign-in code");
  await dialog.getByLabel("Verification code").fill(codeIn(text));
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  return email;
}

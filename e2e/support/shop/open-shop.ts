import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { toast, words } from "@/e2e/support/messages";
import type { OpenPage } from "@/e2e/support/test";

/** The vendor of this walk-through, on its own screen. */
export type Shop = { page: Page; vendorName: string; email: string };

export const DASHBOARD = "/vendor/dashboard";
export const SETTINGS = `${DASHBOARD}/settings`;
/** Returns the address of a shop whose name has only letters, digits and spaces. */
export const slugOf = ({ vendorName }: Pick<Shop, "vendorName">) =>
  vendorName.toLowerCase().replaceAll(" ", "-");

export const main = (page: Page) => page.getByRole("main");
export const dialog = (page: Page) => page.getByRole("dialog");
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: typeof name === "string" });

export async function openShop(openPage: OpenPage, email: string, vendorName: string): Promise<Shop> {
  const page = await openPage({ width: 1440 });
  page.setDefaultTimeout(30_000);
  return { page, vendorName, email };
}

/** Saves a page of the profile, and waits until it is stored. */
export async function save(page: Page): Promise<void> {
  await button(page, "Save changes").click();
  await expect(toast(page, "Successfully updated").last()).toBeVisible();
  await expect(words(page, "Everything is saved")).toBeVisible();
}

/** A single-colour picture, in the form that a file field takes. */
export async function picture(name: string, background: string) {
  const raw = { create: { width: 1280, height: 960, channels: 3 as const, background } };
  return { name, mimeType: "image/png", buffer: await sharp(raw).png().toBuffer() };
}

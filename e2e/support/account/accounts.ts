import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { linkIn, mailTo } from "@/e2e/support/account/mail";
import { operator } from "@/e2e/support/server/operator";

export const PASSWORD = "Sayang#2026";
export const VERIFY_SUBJECT = "Confirm your email address for Sayang";

/** Demo accounts: Nur Aisyah; Mei Lin & Arjun, who have orders; and two vendors. */
export const COUPLE = "couple2@sayang.test";
export const MEI_LIN = "couple@sayang.test";
export const VENDOR = "vendor@sayang.test";
export const VENDOR_NAME = "Hotel Seri Melur";
export const STUDIO = "vendor2@sayang.test";
export const STUDIO_NAME = "Kopi & Light Studio";

export type Couple = { email: string; phone: string };
export type Applicant = { email: string; vendorName: string; slug: string };
/** A vendor whose shop is public at `/vendor-detail/{slug}`. */
export type Vendor = Applicant & { id: string };

/** Returns an unused email address. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@e2e.sayang.test`;
}

/** Returns an unused Singapore number. */
export function newPhone(): string {
  return `8${randomUUID().replace(/\D/g, "").padEnd(7, "0").slice(0, 7)}`;
}

/** Registers a couple through the API for this test only. Its address is verified unless `verified` is false. */
export async function registerCouple(request: APIRequestContext, { verified = true } = {}): Promise<Couple> {
  const couple = { email: newAddress("couple"), phone: newPhone() };
  const names = { firstName: "Hui Min", lastName: "Lee" };
  const data = { ...couple, ...names, password: PASSWORD, countryCode: "+65", isPrivacyAndTerms: true };
  const answer = await request.post("/api/v1/user/auth/register", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  if (verified) await verifyAddress(request, couple.email);
  return couple;
}

/** Follows the link in the registration mail. */
export async function verifyAddress(request: APIRequestContext, email: string): Promise<void> {
  const { searchParams } = new URL(linkIn(await mailTo(email, VERIFY_SUBJECT), "/verify-email"));
  const token = encodeURIComponent(searchParams.get("token") ?? "");
  expect((await request.post(`/api/v1/user/auth/verify-email?token=${token}`)).ok()).toBe(true);
}

/** Returns the ids of all main categories. */
export async function categoryIds(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get("/api/v1/public/masterCategory");
  const { data } = (await answer.json()) as { data: { docs: { _id: string }[] } };
  return data.docs.map(({ _id }) => _id);
}

/** Registers, through the API, a vendor that is not approved yet. */
export async function registerVendor(request: APIRequestContext): Promise<Applicant> {
  const email = newAddress("vendor");
  const vendorName = `Bunga Rampai ${email.slice(7, 15)}`;
  const slug = vendorName.toLowerCase().replaceAll(" ", "-");
  const data = {
    sellerInfo: {
      vendorName,
      email,
      password: PASSWORD,
      username: slug,
      companyName: "Bunga Rampai Pte. Ltd.",
      companyRegistrationNumber: "202012345K",
      phone: "67654321",
      streetAddress1: "Joo Chiat Road",
      postCode: "427508",
    },
    businessOwner: {
      firstName: "Siti",
      lastName: "Rahman",
      email: newAddress("owner"),
      phone: "91234567",
      isPrivacyAndTerms: true,
    },
    sellerOffering: { services: (await categoryIds(request)).slice(0, 2) },
    validationChecks: {},
  };
  const answer = await request.post("/api/v1/vendor/auth/register", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { email, vendorName, slug };
}

/** Registers a vendor through the API, and has the operator approve it. */
export async function registerApprovedVendor(request: APIRequestContext): Promise<Vendor> {
  const applicant = await registerVendor(request);
  await operator("approve", applicant.email);
  const shop = await request.get(`/api/v1/vendor/for/web/${applicant.slug}`);
  const { data } = (await shop.json()) as { data: { id: string } };
  return { ...applicant, id: data.id };
}

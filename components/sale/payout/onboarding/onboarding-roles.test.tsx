/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { openBrowserStore } from "@/store/browser-store";
import { authAdopted } from "@/store/slices/auth-slice";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { VendorOnboardingView } from "./vendor-onboarding-view";

jest.mock("next/navigation", () => ({
  usePathname: () => "/vendor/dashboard/settings/onboarding",
  useRouter: () => ({ replace: () => undefined, push: () => undefined }),
  useSearchParams: () => new URLSearchParams(mockQuery),
}));
let mockQuery = "";

const server = useEnvelopeServer();
afterEach(() => {
  mockQuery = "";
  cleanup();
});

const shop = { id: "v1", _id: "v1", email: "v@sayang.test", vendorName: "Rasa", categories: [] };
const profile = {
  ...shop,
  roleUser: "vendor",
  status: "approved",
  statusReason: "",
  businessOwner: null,
  faq: [],
  sellerOffering: { services: [] },
  galleryImages: [],
  bankInfo: null,
  socialMedia: {},
};
const connect = { gateway: "sandbox", connected: false, payoutsEnabled: false, requirements: [] };

async function showAs(teamRole: VendorRole): Promise<void> {
  server.reply = ({ url }) => {
    if (!url.includes("/payout-vendor/")) return { data: { ...profile, teamRole } };
    return teamRole === "owner" ? { data: { connect } } : { status: 403, message: "Not part of your role" };
  };
  const store = await openBrowserStore();
  const userData = { ...shop, roleUser: "vendor" as const, status: "approved" as const, teamRole };
  store.dispatch(
    authAdopted({
      accessToken: null,
      refreshToken: null,
      userData,
      role: "vendor",
      categories: [],
      categoryList: [],
    }),
  );
  render(
    <Provider store={store}>
      <VendorOnboardingView />
    </Provider>,
  );
  await screen.findByText(/of \d+ done/, { selector: "p" });
}

test("an owner connects the payment account and enters bank details", async () => {
  await showAs("owner");
  expect(screen.getByRole("button", { name: "Connect your account" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Complete bank details" })).toBeTruthy();
  expect(screen.getByText("1 of 9 done", { selector: "p" })).toBeTruthy();
});

test("a manager sees the steps that it may take, and who takes the others", async () => {
  await showAs("manager");
  expect(screen.getByRole("link", { name: "Complete questions couples ask" })).toBeTruthy();
  expect(screen.getByText("1 of 7 done", { selector: "p" })).toBeTruthy();
  expect(screen.getByText("An owner connects the account that your shop is paid to.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Connect your account" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Complete bank details" })).toBeNull();
  expect(server.seen.some(({ url }) => url.includes("/payout-vendor/"))).toBe(false);
});

test("?step=stripe opens the payment account", async () => {
  const shown: Element[] = [];
  const before = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this);
  };
  mockQuery = "step=stripe";
  await showAs("owner").finally(() => (Element.prototype.scrollIntoView = before));
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Connect your payment account"),
  ]);
});

/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { openBrowserStore } from "@/store/browser-store";
import { authAdopted } from "@/store/slices/auth-slice";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { RoleGate } from "./role-gate";

let pathname = "";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));

const server = useEnvelopeServer();
afterEach(cleanup);

async function openAs(teamRole: VendorRole, path: string): Promise<void> {
  pathname = `/vendor/dashboard${path}`;
  server.reply = () => ({ data: [] });
  const store = await openBrowserStore();
  const shop = { id: "v1", _id: "v1", email: "jun@sayang.test", vendorName: "Rasa", categories: [] };
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
      <RoleGate>
        <h1>The page</h1>
      </RoleGate>
    </Provider>,
  );
}

/** Waits until no request is pending. */
const settled = () => waitFor(() => expect(screen.queryByRole("status", { name: /^Loading/ })).toBeNull());

const PROFILE = "/settings/seller-info";

test.each([
  ["owner", PROFILE, "The page"],
  ["manager", PROFILE, "The page"],
  ["staff", PROFILE, "Your login"],
  ["manager", "/settings/bank-info", "This page isn’t part of your role"],
  ["staff", "/settings/bank-info", "This page isn’t part of your role"],
  ["staff", "/product", "This page isn’t part of your role"],
  ["staff", "/orders", "The page"],
] as const)("%s at %s: %s", async (role, path, title) => {
  await openAs(role, path);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  await settled();
});

test("staff changes its own password and sees its devices where others keep the shop's profile", async () => {
  await openAs("staff", PROFILE);
  expect(await screen.findByRole("button", { name: "Change password" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Where you are signed in" })).toBeTruthy();
  expect(
    screen.getByText(/jun@sayang\.test\. The shop’s own profile is kept by a manager or an owner/),
  ).toBeTruthy();
  await settled();
});

/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import { authAdopted } from "@/store/slices/auth-slice";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { ApplicationBanner } from "./application-banner";

const server = useEnvelopeServer();
afterEach(cleanup);

async function show(status: VendorStatus, statusReason: string): Promise<void> {
  const vendor = {
    id: status,
    _id: status,
    email: "v@sayang.test",
    vendorName: "Rasa",
    status,
    categories: [],
  };
  const userData = { ...vendor, roleUser: "vendor" as const, teamRole: "owner" as const };
  server.reply = () => ({ data: { ...userData, statusReason } });
  const store = await openBrowserStore();
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
      <ApplicationBanner />
    </Provider>,
  );
  await waitFor(() => expect(server.seen.length).toBe(1));
}

test.each([
  ["pending", "We’re reviewing your application", /24-48 hours/],
  ["changes_requested", "We need something more from you", /What we ask for: See note/],
  ["rejected", "We could not accept your application", /Reason: See note/],
  ["suspended", "Your shop is suspended", /Reason: See note/],
] as const)("%s is shown, with the reason", async (status, title, words) => {
  await show(status, "See note");
  await screen.findByText(title);
  expect(document.body.textContent).toMatch(words);
});

test("shows nothing to an approved vendor", async () => {
  await show("approved", "");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body.textContent).toBe("");
});

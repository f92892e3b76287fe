/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { toPage } from "@/contracts/envelope";
import { openBrowserStore } from "@/store/browser-store";
import { authAdopted } from "@/store/slices/auth-slice";
import { orderSummary } from "@/tests/setup/samples";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { VendorApprovalsView } from "./vendor-approvals-view";

jest.mock("next/navigation", () => ({
  useServerInsertedHTML: () => undefined,
  usePathname: () => "/vendor/dashboard/orders/approve",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
}));

const server = useEnvelopeServer();
afterEach(cleanup);

const NAMES = ["Hazel", "Siti", "Priya"];
const pending = (name: string) => ({
  ...orderSummary({ id: name, _id: name, orderNumber: `SY-${name}`, state: "awaiting_approval" }),
  customer: { id: name, name },
  day: { date: "2027-06-12", capacity: 3, taken: 2, requests: 1, off: false },
});

async function show() {
  let listed = NAMES;
  server.reply = ({ method, url }) => {
    if (method !== "PATCH")
      return { data: toPage(listed.map(pending), listed.length, { page: 1, limit: 20 }) };
    listed = listed.filter((name) => !url.endsWith(`/${name}`));
    return { data: null };
  };
  const store = await openBrowserStore();
  const shop = { id: "v1", _id: "v1", email: "v@sayang.test", vendorName: "Rasa", categories: [] };
  const userData = {
    ...shop,
    roleUser: "vendor" as const,
    status: "approved" as const,
    teamRole: "owner" as const,
  };
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
      <VendorApprovalsView />
    </Provider>,
  );
  await screen.findByRole("link", { name: "Hazel" });
  return userEvent.setup();
}
const sent = () =>
  server.seen.filter(({ method }) => method === "PATCH").map(({ url }) => url.split("/").slice(-2).join(" "));
const named = (name: string) => screen.queryByRole("link", { name });
const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toContain(name));

test("one press approves without a dialog, moves the focus on, and can be undone", async () => {
  const user = await show();
  expect(screen.getAllByText("2 of 3 taken on 12 Jun 2027, 1 of them a request")).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Approve order SY-Hazel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(named("Hazel")).toBeNull();
  await hasFocus("Siti");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(named("Hazel")).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.keyboard("{Tab}");
  await user.click(screen.getByRole("button", { name: "Approve order SY-Siti" }));
  await user.click(await screen.findByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(sent()).toEqual(["approve Siti"]));
});

test("several are approved at once, and the keys move, approve and decline", async () => {
  const user = await show();
  await user.click(screen.getByRole("checkbox", { name: "Select Hazel, SY-Hazel" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Priya, SY-Priya" }));
  await user.click(screen.getByRole("button", { name: "Approve 2 orders" }));
  await hasFocus("Siti");
  await user.keyboard("d");
  await user.type(await screen.findByRole("textbox"), "Closed that week");
  await user.click(screen.getByRole("button", { name: "Decline and refund" }));
  await waitFor(() => expect(sent()).toEqual(["approve Hazel", "approve Priya"]));
  expect(named("Siti")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(sent()).toEqual(["approve Hazel", "approve Priya", "decline Siti"]));
});

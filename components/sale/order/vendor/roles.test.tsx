/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { OrderState } from "@/contracts/sale/order/order-process";
import { openBrowserStore } from "@/store/browser-store";
import { authAdopted } from "@/store/slices/auth-slice";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { orderSummary } from "@/tests/setup/samples";
import { VendorOrderDetailView } from "./vendor-order-detail-view";

const server = useEnvelopeServer();
afterEach(cleanup);

const order: OrderDetail = {
  ...orderSummary({ id: "o1", answerBy: "2099-01-01T04:00:00Z" }),
  checkoutId: "c1",
  items: [],
  milestones: [],
  timeline: [],
  net: 1000,
  serviceCharge: 0,
  gst: 0,
  discount: 0,
  appliedDiscount: null,
  voucher: 0,
  appliedVoucher: null,
  vendorTerms: null,
  contactName: "Mei Tan",
  contactPhone: "91234567",
  billing: null,
  declineReason: null,
  paymentPolicy: DEFAULT_PAYMENT_POLICY,
  delivery: {
    vendorDeliveredAt: null,
    deliveredAt: null,
    issueRaisedAt: null,
    completedAt: null,
    deliversAt: null,
    completesAt: null,
    emailAgainAt: null,
  },
  released: 0,
  paidOutAt: null,
  vendorContact: { name: "", phone: "", address: "", categorySlug: "venues" },
  held: 0,
};

async function showAs(teamRole: VendorRole, state: OrderState): Promise<void> {
  server.reply = ({ url }) => {
    if (url.includes("/order-vendor/edits/")) return { data: { open: null, mayRequest: true, products: [] } };
    if (url.includes("/agreement/")) return { data: [] };
    if (url.includes("/team/")) return { data: { orderId: "o1", handler: null, people: [], notes: [] } };
    return { data: url.includes("/documents/") ? [] : { ...order, state } };
  };
  const store = await openBrowserStore();
  const shop = { id: "v1", _id: "v1", email: "v@sayang.test", vendorName: "Rasa", categories: [] };
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
      <VendorOrderDetailView id={`${state}-${teamRole}`} message={null} visits={null} />
    </Provider>,
  );
  await screen.findByRole("heading", { name: "Mei Tan" });
  await waitFor(() => expect(server.seen.some(({ url }) => url.includes("/edits/"))).toBe(true));
}

const ACTS: [OrderState, string[]][] = [
  ["awaiting_approval", ["Decline order SY-26-000001", "Approve order SY-26-000001", "Request a change"]],
  ["in_progress", ["Request a change", "Cancel this order"]],
  ["all_paid", ["Mark as delivered", "Request a change", "Cancel this order"]],
];
test("the vendor's own cancellation is offered separately from the couple's refund", async () => {
  await showAs("manager", "in_progress");
  const own = screen.getByRole("region", { name: "If you cancel" });
  expect(within(own).getByRole("button", { name: "Cancel this order" })).toBeTruthy();
  expect(own.textContent).toContain("Mei Tan gets back everything they’ve paid");
  const theirs = screen.getByRole("region", { name: "If the couple cancels" });
  expect(within(theirs).queryByRole("button")).toBeNull();
  cleanup();
  server.seen = [];
  await showAs("manager", "awaiting_approval");
  expect(screen.queryByRole("region", { name: "If you cancel" })).toBeNull();
});

const NOTE = /A manager or an owner answers, changes, delivers and cancels orders/;

test.each(ACTS)("%s: managers act, while staff read, comment and are told who acts", async (state, acts) => {
  await showAs("manager", state);
  for (const name of acts) expect(await screen.findByRole("button", { name })).toBeTruthy();
  expect(screen.queryByText(NOTE)).toBeNull();
  cleanup();
  server.seen = [];
  await showAs("staff", state);
  expect(await screen.findByText(NOTE)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add a comment" })).toBeTruthy();
  for (const name of acts) expect(screen.queryByRole("button", { name })).toBeNull();
});

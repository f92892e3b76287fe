/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { CANCELLATION_REASONS } from "@/contracts/sale/order/cancellation";
import type { CancellationPreview } from "@/contracts/sale/order/cancellation-details";
import { type Notice, onNotice } from "@/lib/notice/notify";
import { api } from "@/services/api";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import CancelDialog from "./cancel-dialog";

const server = useEnvelopeServer();
const parts = { card: 300, voucher: 0, credit: 0, total: 300 };
const PREVIEW = {
  allowed: true,
  refusal: "",
  percent: 100,
  daysBefore: 300,
  tiers: [],
  disputed: 0,
  amount: 300,
  kept: 0,
  paid: 300,
  byMethod: { original: parts, voucher: parts },
} as unknown as CancellationPreview;

let said: Notice[];
let stop: () => void;
beforeEach(() => {
  said = [];
  stop = onNotice((notice) => said.push(notice));
});
afterEach(() => {
  stop();
  cleanup();
});

/** Opens the last of the three steps. */
async function showLast(basis: CancellationPreview["basis"], state: string) {
  server.reply = ({ url }) => ({ data: url.includes("/preview/") ? { ...PREVIEW, basis } : { state } });
  const store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  render(
    <Provider store={store}>
      <CancelDialog side="user" orderId="o1" other="Kopi & Light" open onClose={() => undefined} />
    </Provider>,
  );
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText("Reason"), CANCELLATION_REASONS.customer[0] ?? "");
  const next = () => user.click(screen.getByRole("button", { name: "Continue" }));
  await next();
  await screen.findByRole("dialog", { name: "What comes back" });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Continue" }).disabled).toBe(false),
  );
  await next();
  return user;
}

test("an order that the vendor hasn't accepted is cancelled directly", async () => {
  const user = await showLast("not_accepted", "refund_due");
  await screen.findByRole("dialog", { name: "Cancel this order?" });
  expect(screen.getByText("The order ends at once. This can't be undone.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel the order" }));
  await waitFor(() => expect(said).toEqual([{ kind: "success", message: "Your order is cancelled" }]));
});

test("for an accepted order, cancellation is requested", async () => {
  const user = await showLast("tier", "requested_by_user");
  await screen.findByRole("dialog", { name: "Send your request?" });
  await user.click(screen.getByRole("button", { name: "Ask to cancel" }));
  await waitFor(() => expect(said).toEqual([{ kind: "success", message: "Your request has been sent" }]));
});

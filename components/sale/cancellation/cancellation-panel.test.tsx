/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { api } from "@/services/api";
import { useGetOrderQuery } from "@/services/sale/order";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import CancellationPanel from "./cancellation-panel";

const server = useEnvelopeServer();
afterEach(cleanup);

const ORDER = { id: "o1", vendor: { vendorName: "Kopi & Light" }, customer: { name: "Mei" } };
const REFUNDED = {
  state: "refunded",
  refund: { card: 300, voucher: 0, credit: 0, total: 300 },
  kept: 0,
  paid: 300,
  requestedBy: "customer",
  reason: "We found another vendor",
  reasonDetails: "",
  customerComments: "",
  vendorComments: "",
  needsReturn: "",
  files: [],
  history: [],
  actions: [],
};

function Page() {
  const { data } = useGetOrderQuery("o1");
  return data ? (
    <>
      <p>{data.refundDue > 0 ? "on its way" : "arrived"}</p>
      <CancellationPanel order={data} reader="customer" />
    </>
  ) : null;
}

test("an order loaded before its refund was sent is reloaded", async () => {
  let reads = 0;
  server.reply = ({ url }) => {
    if (url.includes("/cancelorder/")) return { data: REFUNDED };
    reads += 1;
    return { data: { ...ORDER, refundDue: reads === 1 ? 300 : 0 } as OrderDetail };
  };
  const store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  await screen.findByText("$300.00 has been refunded.");
  await waitFor(() => expect(screen.getByText("arrived")).toBeTruthy());
  expect(reads).toBe(2);
});

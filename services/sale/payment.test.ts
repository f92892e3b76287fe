/** @jest-environment jsdom */
import { makeStore } from "@/store/make-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { paymentApi } from "./payment";

const server = useEnvelopeServer();

async function payTheRest() {
  const store = makeStore();
  store.context.persistence.start(store);
  return store.dispatch(paymentApi.endpoints.payRemaining.initiate({ orderId: "o1" }));
}

test("a payment of the rest that doesn't reach the server shows the agreed message", async () => {
  server.reply = () => "hang up";
  expect((await payTheRest()).error).toMatchObject({ message: "Error Occurred!" });
});

test("a refused one shows the server's message", async () => {
  server.reply = () => ({ status: 409, message: "Everything is paid for this order." });
  expect((await payTheRest()).error).toMatchObject({ message: "Everything is paid for this order." });
});

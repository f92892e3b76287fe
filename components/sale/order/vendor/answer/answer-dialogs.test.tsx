/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { AnswerDialogs } from "./answer-dialogs";
import { type Answer, useOrderAnswer } from "./use-order-answer";

const server = useEnvelopeServer();
afterEach(cleanup);

const order = {
  id: "o1",
  _id: "o1",
  orderNumber: "SY-26-000001",
  orderValue: 1000,
  eventDate: null,
  customer: { id: "u1", name: "Mei Tan" },
} as OrderSummary;

function Asking({ answer }: { answer: Answer }) {
  const state = useOrderAnswer();
  return (
    <>
      <button onClick={() => state.ask(order, answer)}>Ask</button>
      <AnswerDialogs {...state} />
      <p>{state.answered.size} answered</p>
      <p>{state.busy ? "Sending" : "Idle"}</p>
    </>
  );
}

async function ask(answer: Answer): Promise<void> {
  const store = await openBrowserStore();
  render(
    <Provider store={store}>
      <Asking answer={answer} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ask" }));
}

test.each([
  ["approve", "Approve order"],
  ["decline", "Decline and refund"],
] as const)("a double click sends %s once, and the button is busy meanwhile", async (answer, name) => {
  let arrive = () => undefined as void;
  server.reply = () => new Promise((resolve) => (arrive = () => resolve({ data: order })));
  await ask(answer);
  const button = await screen.findByRole("button", { name });
  if (answer === "decline") {
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Closed that week" } });
  }
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  fireEvent.click(button);
  await waitFor(() => expect(server.seen).toHaveLength(1));
  arrive();
  await screen.findByText("Idle");
  // The dialog is still fading out.
  if (button.isConnected) fireEvent.click(button);
  await screen.findByText("1 answered");
  expect(screen.getByText("Idle")).toBeTruthy();
  expect(server.seen).toHaveLength(1);
});

/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import AsideBar from "./thread/aside-bar";

const server = useEnvelopeServer();
afterEach(cleanup);

test("a conversation is no longer shown as set aside after an answer", async () => {
  server.reply = () => ({ data: null });
  const store = await openBrowserStore();
  const bar = (waits: boolean, lastId: string) => (
    <Provider store={store}>
      <AsideBar roomId="r1" waits={waits} lastId={lastId} />
    </Provider>
  );
  const { rerender } = render(bar(true, "1"));
  await userEvent.click(screen.getByRole("button", { name: "Set aside" }));
  rerender(bar(false, "1"));
  await screen.findByText("Set aside until they write again");
  rerender(bar(false, "2"));
  expect(screen.queryByRole("status")).toBeNull();
});

/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import type { Audience } from "@/contracts/messaging/customer";
import type { BroadcastBody } from "@/contracts/messaging/customer.schema";
import { type Notice, onNotice } from "@/lib/notice/notify";
import { api } from "@/services/api";
import { openBrowserStore } from "@/store/browser-store";
import { type Reply, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import BroadcastDialog from "./broadcast-dialog";

const server = useEnvelopeServer();
const audience = (rooms: number): { data: Audience } => ({ data: { rooms, mails: 0, unreachable: 0 } });
const GROWN = "The group has grown to 2. Check the number and send again.";

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

test("a group that has grown is counted again before the message can be sent to it", async () => {
  let count: (reply: Reply) => void = () => undefined;
  let counts = 0;
  const posts: BroadcastBody[] = [];
  server.reply = ({ url, body }) => {
    if (url.includes("/vendor/customer/audience")) {
      counts++;
      return counts === 1 ? audience(1) : new Promise<Reply>((resolve) => (count = resolve));
    }
    posts.push(body as BroadcastBody);
    return posts.length === 1 ? { status: 409, message: GROWN } : { data: { rooms: 2, mails: 0 } };
  };
  const store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  render(
    <Provider store={store}>
      <BroadcastDialog open initialSegment="all" onClose={() => undefined} />
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Message"), "We have new packages");
  await user.click(await screen.findByRole("button", { name: "Send to 1 couple" }));
  await screen.findByText(GROWN);
  const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Send to/ });
  await waitFor(() => expect([counts, submit().disabled]).toEqual([2, true]));
  count(audience(2));
  await waitFor(() =>
    expect([submit().textContent, submit().disabled]).toEqual(["Send to 2 couples", false]),
  );
  await user.click(submit());
  await waitFor(() => expect(said).toEqual([{ kind: "success", message: "Message sent to 2 couples" }]));
  expect(posts.map(({ recipients }) => recipients)).toEqual([1, 2]);
  expect(posts[1]?.clientId).toBe(posts[0]?.clientId);
});

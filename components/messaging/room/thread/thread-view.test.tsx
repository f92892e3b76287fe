/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { type Chat, type RoomDetail, MESSAGE_MAX } from "@/contracts/messaging/room";
import type { SendMessageBody } from "@/contracts/messaging/room.schema";
import { api } from "@/services/api";
import { tellLive } from "@/services/live/news";
import { sealTokens, signedIn } from "@/store/slices/auth-slice";
import { openBrowserStore } from "@/store/browser-store";
import type { AppStore } from "@/store/make-store";
import { type Reply, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { tokenPair } from "@/tests/setup/samples";
import { ThreadView } from "./thread-view";

const server = useEnvelopeServer();
const ME = { id: "c1", roleUser: "customer" } as unknown as Parameters<typeof signedIn>[0]["userData"];
const HEAD: RoomDetail = {
  id: "r1",
  vendor: { id: "v1", slug: "melur", vendorName: "Melur", profileImage: null, isListed: true },
  couple: { name: "Mei & Arjun", weddingDate: null },
  waitingSince: null,
  theirReadAt: null,
  theirDeliveredAt: null,
  block: null,
  order: null,
};
const chat = (id: string, body: string, more: Partial<Chat> = {}): Chat => ({
  id,
  _id: id,
  roomId: "r1",
  mine: false,
  body,
  files: [],
  offerId: null,
  card: null,
  isAutomatic: false,
  isEdited: false,
  isDeleted: false,
  clientId: null,
  sentAt: `2026-11-20T04:00:0${id}Z`,
  ...more,
});

let store: AppStore;
let kept: Chat[];
let sending: (body: SendMessageBody) => Reply;

beforeEach(async () => {
  localStorage.clear();
  kept = [chat("1", "Hello"), chat("2", "See https://melur.example/plan.")];
  sending = ({ body, clientId }) => {
    const made = chat(String(kept.length + 1), body, { mine: true, clientId });
    if (!kept.some((each) => each.clientId === clientId)) kept.push(made);
    return { data: { roomId: "r1", chat: kept.find((each) => each.clientId === clientId) } };
  };
  store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  store.dispatch(signedIn({ ...sealTokens(tokenPair()), userData: ME }));
  server.reply = ({ url, body }) => {
    if (url.endsWith("/room/message")) return sending(body as SendMessageBody);
    if (!url.endsWith("/room/chatsList")) return { data: { unread: 0, lastMessageAt: null } };
    const { since } = body as { since?: string };
    const from = since ? kept.findIndex(({ id }) => id === since) + 1 : 0;
    return { data: { chats: kept.slice(from), hasMore: false } };
  };
});
afterEach(cleanup);

async function show(head: RoomDetail = HEAD) {
  render(
    <Provider store={store}>
      <ThreadView side="customer" head={head} keptAs="v1" accountId="c1" />
    </Provider>,
  );
  if (head.id) await screen.findByText("Hello");
  return userEvent.setup();
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message to Melur" });
const log = () => within(screen.getByRole("log", { name: "Messages" }));
const keptWords = () => Object.keys(localStorage).filter((key) => key.startsWith("sayang:words:"));
const sent = () =>
  server.seen.filter(({ url }) => url.endsWith("/room/message")).map(({ body }) => body as SendMessageBody);

test("Enter sends, Shift and Enter break the line, and a delivered message appears once", async () => {
  const user = await show();
  expect(document.activeElement).toBe(box());
  await user.type(box(), "Two of us{Shift>}{Enter}{/Shift}and a dog{Enter}");
  await waitFor(() => expect(sent()).toMatchObject([{ roomId: "r1", body: "Two of us\nand a dog" }]));
  await waitFor(() => expect(log().queryByText("Sending…")).toBeNull());
  expect(log().getAllByText(/and a dog/)).toHaveLength(1);
  expect(box().value).toBe("");
  expect(keptWords()).toEqual([]);
  await user.type(box(), "   {Enter}");
  expect(sent()).toHaveLength(1);
});

test("Enter that confirms a composed word sends nothing", async () => {
  const user = await show();
  await user.type(box(), "你好");
  fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
  expect(sent()).toEqual([]);
  expect(box().value).toBe("你好");
});

test("an unsent message stays, even after a reload, and is sent again under the same id", async () => {
  const well = sending;
  sending = () => "hang up";
  const user = await show();
  await user.type(box(), "Is it free?{Enter}");
  await screen.findByText(/^Not sent\./);
  cleanup();
  sending = well;
  const again = await show();
  expect(log().getByText("Is it free?")).toBeTruthy();
  await again.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(keptWords()).toEqual([]));
  const [first, second] = sent();
  expect(first?.clientId).toBeTruthy();
  expect(second?.clientId).toBe(first?.clientId);
  expect(log().getAllByText("Is it free?")).toHaveLength(1);
  expect(keptWords()).toEqual([]);
});

test("a message whose response was lost is no longer offered for sending once it is seen to have arrived", async () => {
  const well = sending;
  sending = (body) => {
    well(body);
    return "hang up";
  };
  const user = await show();
  await user.type(box(), "Is it free?{Enter}");
  await screen.findByText(/^Not sent\./);
  act(() => tellLive({ kind: "reset", data: null }));
  await waitFor(() => expect(screen.queryByText(/^Not sent\./)).toBeNull());
  expect(log().getAllByText("Is it free?")).toHaveLength(1);
});

test("a draft is kept for its room until it is sent", async () => {
  const user = await show();
  await user.type(box(), "Half a thou");
  cleanup();
  await show();
  expect(box().value).toBe("Half a thou");
});

test("the limit is 2,000 characters: excess is counted, and nothing is cut off", async () => {
  const user = await show();
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  fireEvent.change(box(), { target: { value: "x".repeat(MESSAGE_MAX - 5) } });
  expect(screen.getByText("5 characters left")).toBeTruthy();
  fireEvent.change(box(), { target: { value: "x".repeat(MESSAGE_MAX + 3) } });
  expect(screen.getByText("3 characters too many")).toBeTruthy();
  expect(send.disabled).toBe(true);
  await user.type(box(), "{Enter}");
  expect(sent()).toEqual([]);
  expect(box().value).toHaveLength(MESSAGE_MAX + 3);
});

test("messages from the other side arrive by the stream, and only they are announced", async () => {
  await show();
  const said = () => [...document.querySelectorAll(".visually-hidden[aria-live=polite] p")];
  expect(said()).toEqual([]);
  act(() => {
    tellLive({ kind: "message", data: { roomId: "r2", chat: chat("9", "Elsewhere") } });
    tellLive({ kind: "message", data: { roomId: "r1", chat: chat("3", "The hall is yours") } });
  });
  await log().findByText("The hall is yours");
  expect(said().map(({ textContent }) => textContent)).toEqual(["Melur: The hall is yours"]);
  await waitFor(() =>
    expect(server.seen.filter(({ url }) => url.endsWith("/room/read")).at(-1)?.body).toEqual({
      roomId: "r1",
      chatId: "3",
    }),
  );
});

test("the last own message says when it was read, and typing is shown until the message arrives", async () => {
  const user = await show();
  await user.type(box(), "Hi{Enter}");
  await waitFor(() => expect(log().getByText(/· Sent$/)).toBeTruthy());
  expect(server.seen.filter(({ url }) => url.endsWith("/room/typing"))).toHaveLength(1);
  const reads = { roomId: "r1", customerReadAt: null, vendorReadAt: "2026-11-20T04:00:03+00:00" };
  act(() => tellLive({ kind: "read", data: reads }));
  expect(log().getByText(/· Read$/)).toBeTruthy();
  act(() => tellLive({ kind: "typing", data: { roomId: "r1" } }));
  screen.getByText("Melur is typing…");
  act(() => tellLive({ kind: "message", data: { roomId: "r1", chat: chat("4", "Hello again") } }));
  expect(screen.queryByText("Melur is typing…")).toBeNull();
});

test("a message written offline waits, and is sent once, automatically", async () => {
  const well = sending;
  sending = () => "hang up";
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const user = await show();
  await user.type(box(), "Is it free?{Enter}");
  await log().findByText("Waiting for a connection. Sends by itself.");
  sending = well;
  online.mockRestore();
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(keptWords()).toEqual([]));
  expect(log().getAllByText("Is it free?")).toHaveLength(1);
  const [first, second] = sent();
  expect(second?.clientId).toBe(first?.clientId);
});

test("the first message names the vendor, and opens the room", async () => {
  const user = await show({ ...HEAD, id: null });
  expect(server.seen).toEqual([]);
  await user.type(box(), "Hello{Enter}");
  await waitFor(() => expect(sent()).toMatchObject([{ vendorId: "v1", body: "Hello" }]));
  await waitFor(() => expect(log().queryByText("Sending…")).toBeNull());
  await user.type(box(), "There?{Enter}");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ roomId: "r1" });
});

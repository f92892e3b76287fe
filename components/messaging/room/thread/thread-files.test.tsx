/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { type Chat, type RoomDetail, ROOM_FILE_REFUSED } from "@/contracts/messaging/room";
import { type Notice, onNotice } from "@/lib/notice/notify";
import { api } from "@/services/api";
import { openBrowserStore } from "@/store/browser-store";
import { sealTokens, signedIn } from "@/store/slices/auth-slice";
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

let store: AppStore;
let kept: Chat[];
let uploading: (form: string) => Reply | Promise<Reply>;
let texting: () => Reply | Promise<Reply>;
let said: Notice[];
let stop: () => void;

const clientIdIn = (form: string) => /name="clientId"\r\n\r\n(\S+)/.exec(form)?.[1] ?? null;
const uploads = () =>
  server.seen.filter(({ url }) => url.endsWith("/room/image-upload")).map(({ body }) => String(body));

function arrive(form: string): Reply {
  const chat: Chat = {
    id: "9",
    _id: "9",
    roomId: "r1",
    mine: true,
    body: "",
    offerId: null,
    card: null,
    isAutomatic: false,
    isEdited: false,
    isDeleted: false,
    clientId: clientIdIn(form),
    sentAt: "2026-11-20T04:00:09Z",
    files: [{ id: "f1", _id: "f1", name: "plan.pdf", mime: "application/pdf", bytes: 2048, picture: null }],
  };
  kept = [chat];
  return { data: { roomId: "r1", chat } };
}

beforeEach(async () => {
  localStorage.clear();
  kept = [];
  uploading = arrive;
  said = [];
  stop = onNotice((notice) => said.push(notice));
  store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  store.dispatch(signedIn({ ...sealTokens(tokenPair()), userData: ME }));
  server.reply = ({ url, body }) => {
    if (url.endsWith("/room/image-upload")) return uploading(String(body));
    if (url.endsWith("/room/message")) return texting();
    if (!url.endsWith("/room/chatsList")) return { data: { unread: 0, lastMessageAt: null } };
    const { since } = body as { since?: string };
    return { data: { chats: since ? [] : kept, hasMore: false } };
  };
});
afterEach(() => {
  stop();
  cleanup();
});

const pdf = () => new File(["%PDF-1.7 plan"], "plan.pdf", { type: "application/pdf" });
const log = () => within(screen.getByRole("log", { name: "Messages" }));
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send" });

async function choose(...files: File[]) {
  render(
    <Provider store={store}>
      <ThreadView side="customer" head={HEAD} keptAs="v1" accountId="c1" />
    </Provider>,
  );
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText("Add files"), files);
  return user;
}

test("files that did not arrive are sent again under the same id, and appear once as cards", async () => {
  uploading = () => "hang up";
  const user = await choose(pdf());
  expect(screen.getByRole("list", { name: "Files to send" }).textContent).toContain("plan.pdf");
  await user.click(send());
  expect(screen.queryByRole("list", { name: "Files to send" })).toBeNull();
  await screen.findByText(/^Not sent\./);
  uploading = arrive;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await log().findByRole("button", { name: "Download plan.pdf, 2 KB" });
  const [first, second] = uploads();
  expect(clientIdIn(first ?? "")).toBeTruthy();
  expect(clientIdIn(second ?? "")).toBe(clientIdIn(first ?? ""));
  expect(second).toContain('name="roomId"\r\n\r\nr1');
  expect(second).toContain('name="file"; filename="plan.pdf"');
  expect(log().getAllByText("plan.pdf")).toHaveLength(1);
});

test.each([
  ["quotation.docx", "text"],
  ["quotation.xlsx", "sheet"],
  ["quotation.pdf", "pdf"],
  ["hall.HEIC", "picture"],
])("%s has the icon of its kind, before and after it's sent", async (name, kind) => {
  uploading = () => "hang up";
  const user = await choose(new File(["x"], name));
  const iconIn = (list: Element) => list.querySelector("svg")?.getAttribute("data-kind");
  expect(iconIn(screen.getByRole("list", { name: "Files to send" }))).toBe(kind);
  await user.click(send());
  await screen.findByText(/^Not sent\./);
  expect(log().getByText(name).parentElement?.querySelector("svg")?.getAttribute("data-kind")).toBe(kind);
});

test("an upload on its way can be cancelled", async () => {
  let release: (reply: Reply) => void = () => undefined;
  uploading = () => new Promise<Reply>((resolve) => (release = resolve));
  const user = await choose(pdf());
  await user.click(send());
  const cancel = await screen.findByRole("button", { name: "Cancel sending 1 file" });
  expect(screen.getByRole("progressbar", { name: "Sending 1 file" })).toBeTruthy();
  await user.click(cancel);
  await waitFor(() => expect(log().queryByText("plan.pdf")).toBeNull());
  expect(screen.queryByText(/^Not sent\./)).toBeNull();
  release("hang up");
});

test("files cancelled while they wait behind a text are not sent", async () => {
  let release: (reply: Reply) => void = () => undefined;
  texting = () => new Promise<Reply>((resolve) => (release = resolve));
  const user = await choose(pdf());
  await user.type(screen.getByRole("textbox", { name: "Message to Melur" }), "Our plan:{Enter}");
  await waitFor(() => expect(server.seen.some(({ url }) => url.endsWith("/room/message"))).toBe(true));
  await user.click(await screen.findByRole("button", { name: "Cancel sending 1 file" }));
  await waitFor(() => expect(log().queryByText("plan.pdf")).toBeNull());
  await user.upload(screen.getByLabelText("Add files"), new File(["%PDF-1.7 menu"], "menu.pdf"));
  await user.click(send());
  release("hang up");
  await waitFor(() => expect(uploads()).toHaveLength(1));
  expect(uploads()[0]).toContain('filename="menu.pdf"');
});

test("files that fail after leaving the conversation are named in a notice", async () => {
  let release: (reply: Reply) => void = () => undefined;
  uploading = () => new Promise<Reply>((resolve) => (release = resolve));
  const leaving = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const user = await choose(pdf());
  await user.click(send());
  await waitFor(() => expect(uploads()).toHaveLength(1));
  cleanup();
  expect(leaving()).toBe(false);
  release("hang up");
  await waitFor(() =>
    expect(said).toEqual([
      { kind: "error", message: expect.stringMatching(/^plan\.pdf wasn’t sent to Melur\. ./) as string },
    ]),
  );
  expect(leaving()).toBe(true);
});

test("files that can't be sent are named immediately, and a file can be removed again", async () => {
  const user = await choose(pdf(), new File(["MZ"], "setup.exe"));
  expect(screen.getByRole("alert").textContent).toBe(`setup.exe: ${ROOM_FILE_REFUSED}`);
  await user.click(screen.getByRole("button", { name: "Remove plan.pdf" }));
  expect(send().disabled).toBe(true);
  expect(uploads()).toEqual([]);
});

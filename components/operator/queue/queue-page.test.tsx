/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toPage } from "@/contracts/envelope";
import { QueuePage } from "./queue-page";

jest.mock("next/navigation", () => ({
  useServerInsertedHTML: () => undefined,
  usePathname: () => "/operator/vendors",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
}));

const page = { page: 1, limit: 50 };
const ROWS = ["One", "Two", "Three"].map((name) => ({ _id: name, name }));
const listOf = (rows: typeof ROWS) => toPage(rows, rows.length, page);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function show(send: (act: string) => Promise<unknown>) {
  const view = (docs = ROWS) => (
    <QueuePage
      query={{ data: listOf(docs), isFetching: false, refetch: () => undefined }}
      label="Names"
      failure="Failed"
      empty={<p>All done</p>}
      nameOf={({ name }) => name}
      entry={({ name }) => name}
      decisionsOf={({ name }) => [
        {
          key: "a",
          label: "Approve",
          tone: "primary",
          done: `Approved ${name}`,
          send: () => send(`a ${name}`),
        },
        {
          key: "r",
          label: "Reject",
          tone: "danger",
          done: `Rejected ${name}`,
          reason: { title: "Reject it", lead: "They read it.", submit: "Reject it now" },
          send: (reason) => send(`r ${name} ${reason}`),
        },
      ]}
    >
      {({ name }) => <p>About {name}</p>}
    </QueuePage>
  );
  const { rerender, unmount } = render(view());
  return { user: userEvent.setup(), relist: (docs: typeof ROWS) => rerender(view(docs)), unmount };
}
const listed = () =>
  within(screen.getByRole("list", { name: "Names" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("one key decides, the next entry comes up, and the act is sent with the next one or on leaving", async () => {
  const sent: string[] = [];
  const { user } = show(async (each) => sent.push(each));
  await user.keyboard("j");
  expect(screen.getByText("About Two")).toBeTruthy();
  await user.keyboard("a");
  expect(listed()).toEqual(["One", "Three"]);
  expect(screen.getByText("About Three")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.keyboard("a");
  expect(sent).toEqual(["a Two"]);
  fireEvent(window, new Event("pagehide"));
  await waitFor(() => expect(sent).toEqual(["a Two", "a Three"]));
});

test("undo brings the entry back and sends nothing", async () => {
  const sent: string[] = [];
  const { user, unmount } = show(async (each) => sent.push(each));
  await user.keyboard("a");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(listed()).toEqual(["One", "Two", "Three"]);
  unmount();
  expect(sent).toEqual([]);
});

test("a refused act brings the entry back; one that the server no longer lists may return later", async () => {
  const { user, relist } = show((act) =>
    act === "a One" ? Promise.reject(new Error("no")) : Promise.resolve(),
  );
  await user.keyboard("a");
  await user.keyboard("a");
  await waitFor(() => expect(listed()).toEqual(["One", "Three"]));
  fireEvent(window, new Event("pagehide"));
  await act(async () => undefined);
  relist(ROWS.slice(2));
  relist([...ROWS]);
  await waitFor(() => expect(listed()).toEqual(["One", "Two", "Three"]));
});

test("a reason is asked for and sent with the act; keys typed into it decide nothing", async () => {
  const sent: string[] = [];
  const { user, unmount } = show(async (each) => sent.push(each));
  await user.keyboard("r");
  const dialog = await screen.findByRole("dialog", { name: "Reject it" });
  await user.click(within(dialog).getByRole("button", { name: "Reject it now" }));
  await within(dialog).findAllByText("Please give a reason");
  await user.type(within(dialog).getByLabelText("Reason"), "a jar");
  await user.click(within(dialog).getByRole("button", { name: "Reject it now" }));
  await waitFor(() => expect(listed()).toEqual(["Two", "Three"]));
  unmount();
  expect(sent).toEqual(["r One a jar"]);
});

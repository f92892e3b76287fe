/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import type { DuplicateGuests, Guest, GuestSummary } from "@/contracts/planning/guest/guest";
import type { GuestBody } from "@/contracts/planning/guest/guest.schema";
import { api } from "@/services/api";
import { openBrowserStore } from "@/store/browser-store";
import type { AppStore } from "@/store/make-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { GuestWorkspace } from "./guest-workspace";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  usePathname: () => "/user/dashboard/guest-list",
  useServerInsertedHTML: () => undefined,
}));

const server = useEnvelopeServer();
const EVENT = {
  id: "e1",
  _id: "e1",
  kind: "banquet",
  name: "Banquet",
  date: null,
  ownDate: false,
  meals: [],
};
const guest = (at: number): Guest => ({
  id: `g${at}`,
  _id: `g${at}`,
  householdId: `h${at}`,
  householdName: `Home ${at}`,
  householdTitle: `Home ${at}`,
  groupId: null,
  firstName: `Guest ${at}`,
  lastName: "",
  name: `Guest ${at}`,
  side: "both",
  tags: [],
  isChild: false,
  plusOneOf: null,
  dietary: [],
  allergies: "",
  teaOrder: null,
  notes: "",
  version: 1,
  events: [{ eventId: "e1", answer: "waiting", meal: "" }],
});

let store: AppStore;
let guests: Guest[];
let pairs: DuplicateGuests[];
let saved: { url: string; body: unknown }[];

beforeEach(async () => {
  // Fakes a layout, so that rows are on screen.
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(480);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1_000);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  guests = Array.from({ length: 120 }, (_, at) => guest(at));
  pairs = [];
  saved = [];
  server.reply = ({ url, body }) => {
    const path = new URL(url, "http://localhost").pathname;
    if (path.endsWith("/showGuest")) return { data: summary() };
    if (path.endsWith("/wedding/event")) return { data: { docs: [EVENT] } };
    if (path.endsWith("/user/guest")) return { data: page(1) };
    if (path.endsWith("/duplicates")) return { data: { docs: pairs } };
    saved.push({ url: path, body });
    if (path.endsWith("/merge")) {
      const { keepId } = body as { keepId: string };
      pairs = pairs.filter((pair) => !pair.guests.some(({ id }) => id === keepId));
    }
    const { firstName = "" } = (body ?? {}) as Partial<GuestBody>;
    const id = path.split("/").at(-1);
    guests = guests.map((each) =>
      each.id === id ? { ...each, firstName, name: firstName, version: each.version + 1 } : each,
    );
    return { data: { changed: 1, guests: [], undoId: "u1" } };
  };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const page = (at: number) => ({
  docs: guests.slice((at - 1) * 100, at * 100),
  totalDocs: guests.length,
  limit: 100,
  page: at,
  totalPages: 3,
});
const summary = (): GuestSummary => ({
  guests: guests.length,
  households: 250,
  children: 0,
  plusOnes: 0,
  withoutContact: 3,
  groups: [],
  tags: [],
  mayEdit: true,
  duplicates: pairs.length,
  events: [
    {
      eventId: "e1",
      invited: 250,
      yes: 0,
      no: 0,
      maybe: 0,
      waiting: 250,
      seats: 250,
      children: 0,
      meals: {},
      dietary: {},
      allergies: 0,
    },
  ],
});

test("the grid renders only what is on screen, and can be edited, selected and undone by keyboard", async () => {
  render(
    <Provider store={store}>
      <GuestWorkspace />
    </Provider>,
  );
  const grid = await screen.findByRole("grid");
  expect(grid.getAttribute("aria-rowcount")).toBe("121");
  await within(grid).findByText("Guest 0");
  expect(within(grid).getAllByRole("row").length).toBeLessThan(40);
  grid.focus();
  fireEvent.keyDown(grid, { key: "ArrowDown" });
  fireEvent.keyDown(grid, { key: "Enter" });
  const name = await within(grid).findByRole("textbox", { name: "First name" });
  expect((name as HTMLInputElement).value).toBe("Guest 1");
  await userEvent.clear(name);
  await userEvent.type(name, "Mei{Enter}");
  await within(grid).findByText("Mei");
  await waitFor(() => expect(saved).toMatchObject([{ body: { firstName: "Mei", version: 1 } }]));
  expect(await screen.findByText("Guest updated")).toBeTruthy();
  fireEvent.keyDown(grid, { key: " " });
  const bar = await screen.findByRole("region", { name: "Selected guests" });
  expect(bar.textContent).toContain("1 selected");
  await userEvent.selectOptions(within(bar).getByLabelText("Remove from"), "Banquet");
  await waitFor(() =>
    expect(saved.at(-1)).toMatchObject({ body: { ids: ["g1"], action: "uninvite", eventId: "e1" } }),
  );
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ body: { undoId: "u1" } }));
});

const twins = (name: string, ids: [number, number]): DuplicateGuests => ({
  reason: "name",
  guests: ids.map((at) => ({ ...guest(at), name })),
});

test("duplicates are merged one pair at a time, with the focus inside the dialog until none is left", async () => {
  pairs = [twins("Mei Tan", [1, 2]), twins("Arif", [3, 4]), twins("Siti", [5, 6])];
  render(
    <Provider store={store}>
      <GuestWorkspace />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Review duplicates" }));
  const dialog = await screen.findByRole("dialog", { name: "Possible duplicates" });
  const merge = async (label: string) =>
    userEvent.click(await within(dialog).findByRole("button", { name: `Merge into ${label}` }));
  const focused = () => document.activeElement?.textContent;

  await merge("Arif, Home 3");
  await waitFor(() => expect(focused()).toBe("Siti is on the list 2 times"));
  expect(within(dialog).queryByText("Arif is on the list 2 times")).toBeNull();
  expect(within(dialog).getByRole("status").textContent).toContain("Guests merged");
  await userEvent.click(within(dialog).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ body: { undoId: "u1" } }));
  expect(dialog.contains(document.activeElement)).toBe(true);

  await merge("Siti, Home 6");
  await waitFor(() => expect(focused()).toBe("Mei Tan is on the list 2 times"));
  await merge("Mei Tan, Home 1");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("Guests merged. No duplicates left")).toBeTruthy();
  expect(saved.filter(({ url }) => url.endsWith("/merge"))).toMatchObject([
    { body: { keepId: "g3", ids: ["g4"] } },
    { body: { keepId: "g6", ids: ["g5"] } },
    { body: { keepId: "g1", ids: ["g2"] } },
  ]);
});

test("a child can't bring a plus-one", async () => {
  render(
    <Provider store={store}>
      <GuestWorkspace />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Add guests" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add guests" }));
  await userEvent.type(dialog.getByLabelText("First name"), "Jun");
  const brings = dialog.getByLabelText<HTMLSelectElement>("Brings");
  await userEvent.selectOptions(brings, "+2");
  await userEvent.click(dialog.getByLabelText("Is a child"));
  expect([brings.value, brings.disabled]).toEqual(["0", true]);
  await userEvent.click(dialog.getByRole("button", { name: "Add to list" }));
  await waitFor(() =>
    expect(saved).toMatchObject([{ body: { guests: [{ firstName: "Jun", isChild: true, plusOnes: 0 }] } }]),
  );
});

/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import type { ImportReport } from "@/contracts/catalogue/product/product-import";
import { api } from "@/services/api";
import { openBrowserStore } from "@/store/browser-store";
import type { AppStore } from "@/store/make-store";
import { type Reply, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import ImportView from "./import-view";

type Sent = { form: string; answer: (reply: Reply) => void };

const server = useEnvelopeServer();
let store: AppStore;
let sent: Sent[];

beforeEach(async () => {
  localStorage.clear();
  sent = [];
  server.reply = ({ method, body }) => {
    // The list of earlier imports.
    if (method === "GET") return { data: { docs: [], totalDocs: 0 } };
    return new Promise((answer) => {
      sent.push({ form: String(body), answer });
    });
  };
  store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  render(
    <Provider store={store}>
      <ImportView onDone={() => undefined} />
    </Provider>,
  );
});
afterEach(async () => {
  for (const { answer } of sent) answer({ status: 400 });
  await settled();
  cleanup();
});

const running = () => store.dispatch(api.util.getRunningMutationsThunk());
const settled = () => act(async () => void (await Promise.all(running())));
const latest = async (count: number): Promise<Sent> => {
  await waitFor(() => expect(sent).toHaveLength(count));
  return sent[count - 1] as Sent;
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const FILE = "Excel or CSV file";
const ZIP = "Pictures as a zip file (optional)";
const choose = (label: string, name: string) =>
  fireEvent.change(input(label), { target: { files: [new File(["x"], name)] } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const progress = () => screen.queryByRole("progressbar", { name: "Checking your file" });
const columns = () =>
  [/^Title/, /^Price \(/].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value);

const report = (good: number, [title, price]: [number, number], more: Partial<ImportReport> = {}) => ({
  data: {
    done: false,
    reading: {
      encoding: "utf-8",
      sheets: [],
      sheet: 0,
      headerRow: 1,
      top: [],
      doubtful: [],
      hiddenRows: 0,
      hiddenLeftOut: false,
    },
    otherFiles: [],
    leftOut: [],
    added: good,
    updated: 0,
    unchanged: 0,
    typeWords: [],
    places: [],
    notOffered: [],
    updates: [],
    bulkChangeId: null,
    header: ["One", "Two", "Three"],
    total: good,
    good,
    bad: 0,
    sample: [],
    rejected: [],
    mapping: [
      { field: "title", column: title },
      { field: "price", column: price },
    ],
    ...more,
  } as ImportReport,
});
const A = report(7, [0, 1]);
const B = report(2, [2, 0]);

/** Chooses b.csv while a.xlsx is being checked; only b gets its response. */
async function chooseBoth(): Promise<Sent> {
  choose(FILE, "a.xlsx");
  const first = await latest(1);
  choose(FILE, "b.csv");
  const second = await latest(2);
  expect(second.form).not.toContain('name="mapping"');
  second.answer(B);
  await screen.findByText(/^2 rows/);
  return first;
}

test("a late response about an earlier file changes neither the rows nor what is imported", async () => {
  const first = await chooseBoth();
  first.answer(A);
  await settled();
  expect(screen.getByText(/^2 rows/)).toBeTruthy();
  expect(columns()).toEqual(["2", "0"]);
  fireEvent.click(button("Import 2 products"));
  const { form } = await latest(3);
  expect(form).toMatch(/name="preview"\r\n\r\nfalse/);
  expect(form).toContain('filename="b.csv"');
  expect(form).toContain(JSON.stringify(B.data.mapping));
});

test("a late failure is not shown, and the check of the newer file continues", async () => {
  choose(FILE, "a.xlsx");
  const first = await latest(1);
  choose(FILE, "b.csv");
  const second = await latest(2);
  first.answer({ status: 400, message: "This file has no rows" });
  await waitFor(() => expect(running()).toHaveLength(1));
  expect(screen.queryByText("This file has no rows")).toBeNull();
  expect(progress()).not.toBeNull();
  second.answer(B);
  await screen.findByText(/^2 rows/);
  expect(progress()).toBeNull();
});

test("a check that is answered after the import doesn't change “Imported”", async () => {
  const first = await chooseBoth();
  fireEvent.click(button("Import 2 products"));
  (await latest(3)).answer(report(2, [2, 0], { done: true }));
  await screen.findByText("Imported");
  first.answer(A);
  await settled();
  expect(screen.getByText("Imported")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Import \d/ })).toBeNull();
});

test("the response with pictures counts, even when the one without arrives later", async () => {
  choose(FILE, "a.xlsx");
  const without = await latest(1);
  choose(ZIP, "pictures.zip");
  const withPictures = await latest(2);
  expect(withPictures.form).toContain('filename="pictures.zip"');
  withPictures.answer(A);
  await screen.findByText(/^7 rows/);
  without.answer(report(1, [0, 1], { total: 7, bad: 6 }));
  await settled();
  expect(screen.getByText(/^7 rows: 7 ready/)).toBeTruthy();
});

test("nothing can be imported during a check, or changed during an import", async () => {
  choose(FILE, "a.xlsx");
  const bad = report(6, [0, 1], { total: 7, bad: 1 });
  (await latest(1)).answer(bad);
  await screen.findByText(/^7 rows/);
  fireEvent.click(button("Check again"));
  const again = await latest(2);
  expect(button("Import 6 products").disabled).toBe(true);
  again.answer(bad);
  await waitFor(() => expect(button("Import 6 products").disabled).toBe(false));

  fireEvent.click(button("Import 6 products"));
  const { answer } = await latest(3);
  expect([input(FILE), input(ZIP), button("Check again")].map(({ disabled }) => disabled)).toEqual([
    true,
    true,
    true,
  ]);
  fireEvent.click(button("Import 6 products"));
  answer({ status: 400, message: "Try again" });
  await screen.findByText("Try again");
  expect([input(FILE), input(ZIP), button("Check again")].map(({ disabled }) => disabled)).toEqual([
    false,
    false,
    false,
  ]);
  expect(sent).toHaveLength(3);
});

test("another import starts without the previous one's pictures", async () => {
  choose(ZIP, "pictures.zip");
  choose(FILE, "a.xlsx");
  (await latest(1)).answer(A);
  fireEvent.click(await screen.findByRole("button", { name: "Import 7 products" }));
  (await latest(2)).answer(report(7, [0, 1], { done: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Import another file" }));
  choose(FILE, "b.csv");
  const { form } = await latest(3);
  expect(form).toContain('filename="b.csv"');
  expect(form).not.toContain("pictures.zip");
});

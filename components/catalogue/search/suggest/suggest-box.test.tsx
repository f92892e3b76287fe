/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Suggestion, Suggestions } from "@/contracts/catalogue/search/search";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { useLayoutEffect } from "react";
import { recentSearches } from "./recent-searches";
import { SuggestBox } from "./suggest-box";
import { SuggestInput } from "./suggest-input";
import { markTyped } from "./suggest-options";

const server = useEnvelopeServer();

const doc = (kind: Suggestion["kind"], label: string, image: string | null = null): Suggestion => ({
  kind,
  id: label,
  label,
  detail: "Bridal Wear › Gowns",
  href: `#${label}`,
  image,
});
const answer = (docs: Suggestion[], instead: string | null = null): { data: Suggestions } => ({
  data: { docs, instead },
});
const GOWNS = [doc("category", "Gowns"), doc("vendor", "Gown House", "a.jpg"), doc("vendor", "Gownery")];

beforeEach(() => {
  render(
    <form>
      <SuggestInput type="search" name="q" aria-label="Search" />
      <button>Search</button>
    </form>,
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const field = () => screen.getByLabelText<HTMLInputElement>("Search");
const list = () => screen.queryByRole("listbox");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const press = (key: string) => fireEvent.keyDown(field(), { key });
const chosen = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.textContent;
};

/** Focuses the field and waits for its list, as a visitor would. */
async function begin(): Promise<void> {
  act(() => field().focus());
  await screen.findByRole("combobox");
}
async function type(q: string, first: string | RegExp): Promise<void> {
  fireEvent.input(field(), { target: { value: q } });
  await waitFor(() => expect(options()[0]).toMatch(first), { timeout: 3000 });
}

test("the list opens under the field in groups and announces its length", async () => {
  server.reply = () => answer(GOWNS);
  await begin();
  expect(screen.getByRole("combobox")).toBe(field());
  expect(list()).toBeNull();
  await type("gow", "Gowns");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById(field().getAttribute("aria-controls") ?? "")).toBe(list());
  const vendors = within(screen.getByRole("group", { name: "Vendors" })).getAllByRole("option");
  expect(vendors).toHaveLength(2);
  expect(within(vendors[0] as HTMLElement).getByText("Gow").tagName).toBe("B");
  expect(options().at(-1)).toBe("Search for “gow”");
  expect(screen.getByRole("status").textContent).toMatch(/^3 suggestions\./);
});

test("arrows, Home and End move the selection; Escape closes the list and keeps the text", async () => {
  server.reply = () => answer(GOWNS);
  await begin();
  await type("gown", "Gowns");
  press("ArrowDown");
  expect(chosen()).toMatch("Gowns");
  expect(screen.getByRole("option", { selected: true }).textContent).toMatch("Gowns");
  press("End");
  expect(chosen()).toMatch("Search for");
  press("ArrowDown");
  expect(chosen()).toBeNull();
  press("ArrowUp");
  expect(chosen()).toMatch("Search for");
  press("Home");
  expect(chosen()).toMatch("Gowns");
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(false);
  expect(list()).toBeNull();
  expect(field().value).toBe("gown");
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(true);
  press("ArrowDown");
  expect(chosen()).toMatch("Gowns");
});

test("Enter follows the selected option, or submits the form when none is selected", async () => {
  server.reply = () => answer(GOWNS);
  await begin();
  await type("gowns", "Gowns");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
  press("ArrowDown");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect(location.hash).toBe("#Gowns");
  expect(list()).toBeNull();
});

test("nothing is requested below two letters, and fast typing requests only the last text", async () => {
  server.reply = ({ url }) => answer([doc("vendor", decodeURIComponent(url.split("q=")[1] ?? ""))]);
  await begin();
  fireEvent.input(field(), { target: { value: "k" } });
  fireEvent.input(field(), { target: { value: "ke" } });
  fireEvent.input(field(), { target: { value: "keb" } });
  await type("keba", "keba");
  expect(server.seen.map(({ url }) => url)).toEqual(["/api/v1/public/search/suggest?q=keba"]);
});

test("text typed while the list's code is being mounted is searched, too", async () => {
  server.reply = () => answer(GOWNS);
  cleanup();
  const input = document.body.appendChild(document.createElement("input"));
  // Layout effects run before the list can listen to the field.
  const Typist = () => {
    useLayoutEffect(() => {
      input.value = "gown";
      input.dispatchEvent(new Event("input"));
    }, []);
    return null;
  };
  input.focus();
  render(
    <>
      <SuggestBox input={input} />
      <Typist />
    </>,
  );
  await waitFor(() => expect(options().at(-1)).toBe("Search for “gown”"), { timeout: 3000 });
  input.remove();
});

test("a late response doesn't replace a newer one", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.reply = async ({ url }) => {
    if (url.endsWith("q=slow")) await held;
    return answer([doc("vendor", url.endsWith("q=slow") ? "Slow" : "Quick")]);
  };
  await begin();
  fireEvent.input(field(), { target: { value: "slow" } });
  await waitFor(() => expect(server.seen).toHaveLength(1));
  await type("quick", "Quick");
  await act(async () => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(options()[0]).toMatch("Quick");
});

test("a misspelling is corrected, and when the API fails the search still works", async () => {
  server.reply = () => answer([doc("category", "Kebaya")], "kebaya");
  await begin();
  await type("kebya", "kebaya");
  expect(screen.getByRole("group", { name: "Did you mean" }).textContent).toMatch("kebaya");
  server.reply = () => ({ status: 500, message: "Internal Server Error" });
  await type("zzz", "Search for “zzz”");
  expect(screen.getByRole("status").textContent).toMatch(/^No suggestions/);
});

test("recent searches show before typing and can be cleared", async () => {
  await begin();
  fireEvent.input(field(), { target: { value: "Lion dance" } });
  fireEvent.submit(field().form as HTMLFormElement);
  expect(recentSearches()).toEqual(["Lion dance"]);
  fireEvent.input(field(), { target: { value: "" } });
  fireEvent.click(field());
  await waitFor(() => expect(options()).toEqual(["Lion dance"]));
  expect(screen.getByRole("status").textContent).toMatch(/^1 recent search\./);
  fireEvent.click(screen.getByRole("button", { name: "Clear recent searches" }));
  expect(list()).toBeNull();
  expect(recentSearches()).toEqual([]);
});

test.each([
  ["Café Peranakan", "cafe per", "[Café] [Per]anakan"],
  ["Bridal Wear", "wear bri", "[Bri]dal [Wear]"],
  ["Flower wall", "all", "Flower wall"],
])("%s with %s typed", (label, q, expected) => {
  const shown = markTyped(label, q).map(({ text, typed }) =>
    typed ? `[${text.trimEnd()}]${text.endsWith(" ") ? " " : ""}` : text,
  );
  expect(shown.join("")).toBe(expected);
});

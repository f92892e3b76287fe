/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { SAVED_KEY, STORED_EVENT, STORED_STATE_KEY } from "@/store/storage/storage";
import { AccountAnchor } from "./menu-links";
import { AccountMenu } from "./account-menu";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function store(
  userData: object,
  cartCount = 0,
  saved = { vendorIds: [] as string[], productIds: [] as string[] },
): void {
  const slices = {
    auth: JSON.stringify({ accessToken: "cipher", refreshToken: "cipher", userData }),
    cart: JSON.stringify({ cartCount }),
  };
  localStorage.setItem(STORED_STATE_KEY, JSON.stringify(slices));
  localStorage.setItem(SAVED_KEY, JSON.stringify(saved));
  window.dispatchEvent(new Event(STORED_EVENT));
}

const COUPLE = { id: "c1", email: "couple@sayang.test", roleUser: "customer", firstName: "Mei" };
const VENDOR = { id: "v1", email: "vendor@sayang.test", roleUser: "vendor", vendorName: "Rasa Sayang" };
const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("link", { hidden: true })
    .map((link) => link.textContent);

test("the server renders it for guests, whatever session this browser has stored", () => {
  store(COUPLE);
  const html = renderToString(<AccountMenu />);
  for (const label of ["Login", "Join Us", "Vendor Login", "Become a Vendor"]) {
    expect(html).toContain(`>${label}</a>`);
  }
  expect(html).not.toContain("Mei");
});

test("a customer sees shortlist, wishlist and cart with their counts, and the greeting menu", () => {
  store(COUPLE, 3, { vendorIds: ["v1"], productIds: ["p1", "p2"] });
  render(<AccountMenu />);
  expect(screen.getByRole("link", { name: "Shortlist, 1 vendor" }).dataset.lazy).toBe("shortlist");
  expect(screen.getByRole("link", { name: "Wishlist, 2 items" }).textContent).toBe("2");
  expect(screen.getByRole("link", { name: "Cart, 3 items" }).textContent).toBe("3");
  expect(screen.queryByText("Vendor Login")).toBeNull();
  const menu = screen.getByText("Hi, Mei").closest("details");
  expect(menu && links(menu)).toEqual([
    "My Workspace",
    "Profile",
    "Order History",
    "Payment History",
    "Vouchers and Credit",
    "Wedding Details",
    "Wedding Planner",
  ]);
  for (const heading of ["Your Account", "Your Wedding"]) expect(screen.getByText(heading)).toBeTruthy();
  expect(screen.getByText("Logout")).toBeTruthy();
});

test("a vendor sees the tour and its menu, and no cart", () => {
  store(VENDOR);
  render(<AccountMenu />);
  const menu = screen.getByText("Hi, Rasa Sayang").closest("details");
  expect(menu && links(menu)).toEqual(["Dashboard", "Profile"]);
  expect(screen.getByRole("link", { name: "Take the tour" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Cart/ })).toBeNull();
});

test("follows the stored session: a sign-in, a fuller cart, a sign-out", () => {
  render(<AccountMenu />);
  expect(screen.getAllByText("Login").length).toBeGreaterThan(0);
  act(() => store(COUPLE, 120));
  expect(screen.getByRole("link", { name: "Cart, 120 items" }).textContent).toBe("99+");
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expect(screen.getAllByText("Login").length).toBeGreaterThan(0);
});

test("Escape, a click outside and a choice close the menu", () => {
  store(VENDOR);
  render(<AccountMenu />);
  const menu = screen.getByText("Hi, Rasa Sayang").closest("details") as HTMLDetailsElement;
  const shutBy = (work: () => void) => {
    menu.open = true;
    work();
    return !menu.open;
  };
  expect(shutBy(() => fireEvent.keyDown(menu, { key: "Escape" }))).toBe(true);
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  expect(shutBy(() => fireEvent.pointerDown(document.body))).toBe(true);
  expect(shutBy(() => fireEvent.click(screen.getByText("Dashboard")))).toBe(true);
  expect(shutBy(() => fireEvent.pointerDown(screen.getByText("Dashboard")))).toBe(false);
});

test("the arrow keys open the menu and wrap around in it", () => {
  store(COUPLE);
  render(<AccountMenu />);
  const menu = screen.getByText("Hi, Mei").closest("details") as HTMLDetailsElement;
  menu.querySelector("summary")?.focus();
  const after = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? menu, { key });
    return document.activeElement?.textContent;
  };
  expect(after("Home")).toContain("Hi, Mei");
  expect(menu.open).toBe(false);
  expect(after("ArrowDown")).toBe("My Workspace");
  expect(menu.open).toBe(true);
  expect(after("ArrowUp")).toBe("Logout");
  expect(after("ArrowDown")).toBe("My Workspace");
  expect(after("End")).toBe("Logout");
  expect(after("Home")).toBe("My Workspace");
  expect(after("Escape")).toContain("Hi, Mei");
  expect(menu.open).toBe(false);
  expect(after("ArrowUp")).toBe("Logout");
});

test("links marked newTab open in a new tab", () => {
  render(<AccountAnchor link={{ label: "Tour", href: "/tour", newTab: true }} className={undefined} />);
  expect(screen.getByRole("link", { name: "Tour" }).getAttribute("target")).toBe("_blank");
});

/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import { STORED_EVENT, STORED_STATE_KEY } from "@/store/storage/storage";
import { MobileAccount } from "./mobile-account";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function store(userData: object, cartCount = 0): void {
  const auth = JSON.stringify({ accessToken: "cipher", refreshToken: "cipher", userData });
  localStorage.setItem(STORED_STATE_KEY, JSON.stringify({ auth, cart: JSON.stringify({ cartCount }) }));
  window.dispatchEvent(new Event(STORED_EVENT));
}
const links = () =>
  screen.getAllByRole("link").map((link) => link.getAttribute("aria-label") ?? link.textContent);

test("the drawer offers each visitor the header's links", () => {
  render(<MobileAccount close={() => undefined} />);
  expect(links()).toEqual(["Join Us", "Login", "Vendor Login", "Become a Vendor", "Contact Us"]);
  expect(screen.queryByText("Logout")).toBeNull();

  act(() => store({ id: "c1", email: "c@sayang.test", roleUser: "customer", firstName: "Mei" }, 120));
  screen.getByText("Hi, Mei");
  expect(links()).toEqual([
    "Notices",
    "Shortlist, 0 vendors",
    "Wishlist, 0 items",
    "Cart, 120 items",
    "My Workspace",
    "Profile",
    "Order History",
    "Payment History",
    "Vouchers and Credit",
    "Wedding Details",
    "Wedding Planner",
  ]);
  screen.getByText("99+");
  screen.getByRole("button", { name: "Logout" });

  act(() => store({ id: "v1", email: "v@sayang.test", roleUser: "vendor", vendorName: "Rasa Sayang" }));
  screen.getByText("Hi, Rasa Sayang");
  expect(links()).toEqual(["Notices", "Take the tour", "Dashboard", "Profile"]);
});

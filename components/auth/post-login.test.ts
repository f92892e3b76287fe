import { afterPopupLogin, destinationOf } from "./post-login";

test.each([
  ["customer", null, "/vendor"],
  ["customer", "/user/cart-summary?x=1#y", "/user/cart-summary?x=1#y"],
  ["customer", "/vendor-detail/rasa", "/vendor-detail/rasa"],
  ["customer", "/vendor/dashboard/orders", "/vendor"],
  ["customer", "/login?returnUrl=/login", "/vendor"],
  ["customer", "//evil.example", "/vendor"],
  ["customer", "https://evil.example", "/vendor"],
  ["vendor", null, "/vendor/dashboard"],
  ["vendor", "/vendor/dashboard/orders/approve", "/vendor/dashboard/orders/approve"],
  ["vendor", "/user/profile", "/vendor/dashboard"],
  ["vendor", "/vendor/login", "/vendor/dashboard"],
  ["vendor", "/\\evil.example", "/vendor/dashboard"],
] as const)("a %s who wanted %s goes to %s", (role, returnUrl, path) => {
  expect(destinationOf(role, returnUrl)).toBe(path);
});

test.each([
  ["url", "/user/wishlist", { do: "go", path: "/user/wishlist" }],
  ["url", "//evil.example", { do: "go", path: "/vendor" }],
  ["vendor", "", { do: "go", path: "/vendor" }],
  ["product-detail", "rasa sayang/x", { do: "go", path: "/vendor-detail/rasa%20sayang%2Fx" }],
  ["button-click", "add-to-cart", { do: "click", name: "add-to-cart" }],
  ["product", "p1", { do: "stay" }],
  ["wishlist", "p1", { do: "stay" }],
  ["shortlist", "v1", { do: "stay" }],
  [null, "", { do: "go", path: "/vendor" }],
] as const)("the popup opened for %s %s", (type, value, outcome) => {
  expect(afterPopupLogin({ type, value })).toEqual(outcome);
});

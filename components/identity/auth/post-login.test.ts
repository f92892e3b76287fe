import { afterPopupLogin, destinationOf } from "./post-login";

test.each([
  ["customer", null, "/vendor"],
  ["customer", "/user/cart-summary?x=1#y", "/user/cart-summary?x=1#y"],
  ["customer", "/vendor-detail/rasa", "/vendor-detail/rasa"],
  ["customer", "/vendor/dashboard/orders", "/vendor"],
  ["customer", "/login?returnUrl=/login", "/vendor"],
  ["customer", "//evil.example", "/vendor"],
  ["customer", "https://evil.example", "/vendor"],
  ["operator", null, "/operator"],
  ["operator", "/operator/vendors?status=pending", "/operator/vendors?status=pending"],
  ["operator", "/user/profile", "/operator"],
  ["customer", "/operator", "/vendor"],
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

/** Addresses that have been used to redirect visitors to other sites, or to run scripts. */
const HOSTILE = [
  "https://evil.example/user/profile",
  "//evil.example",
  "///evil.example",
  "/\\\\evil.example",
  "\\\\evil.example",
  "/\tevil.example/..//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/user/..//evil.example",
  "/%2e//evil.example",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "user/profile",
  "@evil.example",
  "",
];

test.each(HOSTILE)("%j never leads to another site", (value) => {
  for (const role of ["customer", "vendor"] as const) {
    const path = destinationOf(role, value);
    const there = new URL(path, "https://sayang.example");
    expect([there.origin, there.protocol, path.startsWith("//")]).toEqual([
      "https://sayang.example",
      "https:",
      false,
    ]);
  }
  const popup = afterPopupLogin({ type: "url", value });
  expect(new URL(popup.do === "go" ? popup.path : "", "https://sayang.example").origin).toBe(
    "https://sayang.example",
  );
});

test("a vendor's id can't escape the vendor page's path", () => {
  expect(afterPopupLogin({ type: "product-detail", value: "../../evil?x#y" })).toEqual({
    do: "go",
    path: "/vendor-detail/..%2F..%2Fevil%3Fx%23y",
  });
});

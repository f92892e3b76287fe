import { currentEntry } from "./vendor-menu";

test.each([
  ["/vendor/dashboard", "Dashboard"],
  ["/vendor/dashboard/orders", "Orders"],
  ["/vendor/dashboard/orders/0190-abc", "Orders"],
  ["/vendor/dashboard/orders/approve", "Approvals"],
  ["/vendor/dashboard/ordersX", "Dashboard"],
  ["/vendor/dashboard/product/add", "Products"],
  ["/vendor/dashboard/appointments", "Appointments"],
  ["/vendor/dashboard/reviews", "Reviews"],
  ["/vendor/dashboard/settings/seller-info", "Vendor Profile"],
  ["/vendor/dashboard/settings/faq-vendor", "Vendor Profile"],
  ["/vendor/dashboard/settings/discount", "Discount"],
  ["/vendor", undefined],
])("%s belongs to %s", (pathname, label) => {
  expect(currentEntry(pathname)?.label).toBe(label);
});

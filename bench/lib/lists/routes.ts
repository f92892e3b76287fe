type Side = "vendor" | "couple";
/** A list's request, with a search and a filter that it supports. `post` lists use cursor paging. */
export type List = {
  side: Side;
  path: string;
  search?: string;
  filter?: string;
  post?: object;
};

/** Every list on the vendor's and the couple's side that grows with use. */
export const LISTS: readonly List[] = [
  { side: "vendor", path: "/order-vendor/order", search: "Ng 4", filter: "state=in_progress" },
  { side: "vendor", path: "/payment-milestone-vendor", search: "Ng 4", filter: "due=overdue" },
  { side: "vendor", path: "/payout-vendor/sales", search: "Ng 4", filter: "state=paid" },
  { side: "vendor", path: "/payout-vendor" },
  { side: "vendor", path: "/vendor-product", search: "garden", filter: "family=Family 3" },
  { side: "vendor", path: "/vendor/customer", search: "Ng 4", filter: "segment=one_purchase" },
  { side: "vendor", path: "/vendor/appointment", filter: "when=past" },
  { side: "vendor", path: "/vendor-review", search: "Ah Ma", filter: "unanswered=true" },
  { side: "vendor", path: "/discount-vendor", search: "BUSY4" },
  { side: "vendor", path: "/voucher-vendor", search: "BUSY4" },
  { side: "vendor", path: "/ticket-vendor/vendor-ticket" },
  { side: "vendor", path: "/vendor/team/activity" },
  { side: "vendor", path: "/room/roomsList", post: { searchBy: "Hui" } },
  { side: "couple", path: "/order", search: "seri", filter: "hideUnderCancellation=true" },
  { side: "couple", path: "/payment-milestone-user", search: "seri", filter: "due=paid" },
  { side: "couple", path: "/user-payment", filter: `year=${new Date().getFullYear()}` },
  { side: "couple", path: "/vendor/hiredvendors" },
  { side: "couple", path: "/wishlist", search: "garden", filter: "type=2" },
  { side: "couple", path: "/appointment", filter: "when=past" },
  { side: "couple", path: "/planning/budget/timeline", filter: "show=all" },
  { side: "couple", path: "/planning/checklist", filter: "filter=open" },
  { side: "couple", path: "/user/guest", search: "rose", filter: "answer=waiting" },
  { side: "couple", path: "/user/guest/household", search: "busy" },
  { side: "couple", path: "/user/invitation", search: "busy", filter: "state=sent" },
  { side: "couple", path: "/room/roomsList", post: { searchBy: "studio" } },
];

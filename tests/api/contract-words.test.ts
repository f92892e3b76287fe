import { readFileSync } from "node:fs";
import { CANCELLATION_FAILED } from "@/contracts/sale/order/cancellation";
import { NETWORK_FAILURE } from "@/contracts/api-error";
import { SHORTLIST_SORT_LABELS } from "@/contracts/catalogue/wishlist";
import { PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import { FILL_ALL, FILL_MANDATORY } from "@/contracts/errors";
import { PASSWORD_MESSAGE, PASSWORD_MISMATCH } from "@/contracts/identity/credential/password";
import { RESET_MAILED } from "@/contracts/identity/recovery";
import { AGREE_TO_TERMS, REGISTERED } from "@/contracts/identity/registration/register";
import { VENDOR_REGISTERED } from "@/contracts/identity/registration/vendor-register";
import { CUSTOMER_SEGMENT_LABELS } from "@/contracts/messaging/customer";
import { GUEST_MESSAGES } from "@/contracts/planning/guest/guest";
import { INVITATION_SAVED, INVITATION_SENT } from "@/contracts/planning/invitation/invitation";
import { SEATING_MESSAGES } from "@/contracts/planning/seating";
import { EVENT_DELETED, MEMBER_ROLE_LABELS } from "@/contracts/planning/wedding/wedding";
import { DELIVERY_FAILED } from "@/contracts/sale/order/delivery";
import { ORDER_STATUS_LABELS } from "@/contracts/sale/order/order-process";
import { EARLIER_MILESTONE_FIRST } from "@/contracts/sale/payment/milestone";
import { CAMPAIGN_FAILURES, PROMOTION_SEGMENT_LABELS } from "@/contracts/sale/promotion/promotion";

/** Most other tests import these messages, so that a changed word would go unnoticed. */
const WORDS: [string, string][] = [
  [
    PASSWORD_MESSAGE,
    "Password must be at least 8 characters. Please include Alphanumeric, Upper/Lowercase, and Special characters",
  ],
  [PASSWORD_MISMATCH, "Password does not match"],
  [FILL_ALL, "Please fill all fields"],
  [FILL_MANDATORY, "Please fill all mandatory fields"],
  [
    EARLIER_MILESTONE_FIRST,
    "Please pay for the earlier milestone first before proceeding to the next payment milestone",
  ],
  [AGREE_TO_TERMS, "Please agree to the Terms and Conditions"],
  [
    REGISTERED,
    "User Registration successful! Please check your mailbox to proceed with email verification before continuing shopping.",
  ],
  [
    VENDOR_REGISTERED,
    "Vendor Registration successfully submitted. Your application will be processed at the earliest (estimated 24-48 hours)",
  ],
  [RESET_MAILED, "Please check your email to reset your password"],
  [DELIVERY_FAILED, "Error occured please try again later!"],
  [CANCELLATION_FAILED, "Error occured please try again!"],
  [NETWORK_FAILURE, "Error occured please try again!"],
  [PRODUCT_MESSAGES.image, "Please upload at least 1 image"],
  [PRODUCT_MESSAGES.publishDate, "Please select a Publish Date"],
  [PRODUCT_MESSAGES.category, "Please select relevant Product Category"],
  [PRODUCT_MESSAGES.nothingSelected, "Please select at least 1 item"],
  [PRODUCT_MESSAGES.imported, "Product successfully imported"],
  [PRODUCT_MESSAGES.importFailed, "import product failed"],
  [CAMPAIGN_FAILURES.voucher.notDeleted, "Voucher cannot be deleted"],
  [CAMPAIGN_FAILURES.voucher.notRead, "Voucher cannot be retrieved"],
  [GUEST_MESSAGES.groupNotCreated, "Group cannot be created"],
  [GUEST_MESSAGES.notCreated, "Guest cannot be created"],
  [GUEST_MESSAGES.notUpdated, "Guest cannot be updated"],
  [GUEST_MESSAGES.notDeleted, "Guest cannot be deleted"],
];

test.each(WORDS)("“%s”", (given, words) => expect(given).toBe(words));

test("the contract's page has the same words", () => {
  const page = readFileSync("docs/api-contract.md", "utf8");
  expect(WORDS.map(([, words]) => words).filter((words) => !page.includes(words))).toEqual([]);
});

test("names of statuses, segments, roles and sortings", () => {
  expect(Object.values(ORDER_STATUS_LABELS)).toEqual([
    "Cancelled",
    "Completed",
    "Pending",
    "Under Cancellation",
    "All Paid Not Delivered",
    "Delivered",
  ]);
  const segments = {
    not_yet_purchased: "Customer not yet purchased",
    one_purchase: "Customers with only 1 purchase",
  };
  expect(PROMOTION_SEGMENT_LABELS).toMatchObject(segments);
  expect(CUSTOMER_SEGMENT_LABELS).toMatchObject(segments);
  expect(MEMBER_ROLE_LABELS).toMatchObject({ fiancee: "Fiancee", bridal_party: "Bridal Party" });
  expect(Object.values(SHORTLIST_SORT_LABELS)).toEqual([
    "Latest",
    "Vendor Name A-Z",
    "Vendor Name Z-A",
    "Vendor Type A-Z",
    "Vendor Type Z-A",
  ]);
});

test("messages of success", () => {
  expect([INVITATION_SENT, INVITATION_SAVED, SEATING_MESSAGES.saved, EVENT_DELETED]).toEqual([
    "Invitation sent",
    "Invitation saved",
    "Guest seating saved",
    "Event deleted",
  ]);
  expect(GUEST_MESSAGES).toMatchObject({
    created: "Guest created",
    updated: "Guest updated",
    deleted: "Guest deleted",
  });
});

import { ValidationError } from "yup";
import { discountBody, voucherBody } from "./promotion.schema";

const draft = { name: "Opening", code: "WELCOME10", kind: "percent", percent: 10, startDate: "2026-12-01" };

function complaint(schema: typeof discountBody, given: object): string {
  try {
    schema.validateSync({ ...draft, ...given }, { abortEarly: false });
    return "";
  } catch (error) {
    return error instanceof ValidationError ? error.errors.join("; ") : String(error);
  }
}

test.each([
  [{ percent: 120 }, "Percent off can be at most 100"],
  [{ cap: 2_000_000 }, "Maximum discount can be at most $1,000,000"],
  [{ cap: 0 }, "Maximum discount must be more than $0.00"],
  [{ kind: "fixed", amount: 0 }, "Amount off must be more than $0.00"],
  [{ totalLimit: 0 }, "Total uses must be at least 1"],
  [{ perCustomerLimit: 1.5 }, "Uses per couple must be a whole number"],
])("a discount of %j: %s", (given, message) => {
  expect(complaint(discountBody, given)).toBe(message);
});

test.each([
  [{ cap: 10, percent: 120 }, "Percent of each order can be at most 100"],
  [{ cap: 0 }, "Voucher balance must be more than $0.00"],
  [{ kind: "fixed", amount: 0 }, "Voucher balance must be more than $0.00"],
  [{}, "Enter the most that the voucher pays"],
])("a voucher of %j: %s", (given, message) => {
  expect(complaint(voucherBody, given)).toBe(message);
});

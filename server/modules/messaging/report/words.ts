import type { AccountRole } from "@/contracts/identity/auth";

export const ACCOUNT_ROLE_WORDS: Readonly<Record<AccountRole, string>> = {
  customer: "the couple",
  vendor: "the vendor",
  operator: "the operator",
};

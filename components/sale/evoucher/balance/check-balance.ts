import { loadStore } from "@/components/session/load-store";
import { messageOf } from "@/contracts/api-error";
import { normalizeCode, type VoucherBalance } from "@/contracts/sale/promotion/voucher";
import { voucherApi } from "@/services/sale/voucher";

export type BalanceAnswer =
  { balance: VoucherBalance; problem?: never } | { balance?: never; problem: string };

/** Looks a code up, after checking that it can be one. */
export async function checkBalance(typed: string): Promise<BalanceAnswer> {
  if (!typed.trim()) return { problem: "Enter your voucher code" };
  const code = normalizeCode(typed);
  if (!code)
    return { problem: "A voucher code has 16 letters and digits after SYG. Check it and try again." };
  try {
    const store = await loadStore();
    const balance = await store.dispatch(voucherApi.endpoints.checkBalance.initiate({ code })).unwrap();
    return { balance };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

import { loadStore } from "@/components/session/load-store";
import { messageOf, refusal } from "@/contracts/api-error";
import { normalizeCode, type VoucherBalance } from "@/contracts/sale/promotion/voucher";
import { voucherApi } from "@/services/sale/voucher";

/** Looks up a code, after checking its format. Throws an ApiError on the field `code`. */
export async function checkBalance(typed: string): Promise<VoucherBalance> {
  if (!typed.trim()) throw refusal({ code: "Enter your voucher code" });
  const code = normalizeCode(typed);
  if (!code)
    throw refusal({
      code: "A voucher code has 16 letters and digits after SYG. Check it and try again.",
    });
  const store = await loadStore();
  try {
    return await store.dispatch(voucherApi.endpoints.checkBalance.initiate({ code })).unwrap();
  } catch (error) {
    throw refusal({ code: messageOf(error) });
  }
}

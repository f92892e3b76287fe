import { sendTicket, type SendAnswer } from "@/components/contact/send-ticket";
import { voucherQuestion } from "./voucher-offer";

type Wish = { email: string; amount: number; quantity: number; from: string; message: string };

/** A ticket that asks to be told when vouchers are on sale, with what the voucher was to say. */
export async function askForVouchers({ email, amount, quantity, from, message }: Wish): Promise<SendAnswer> {
  const form = new FormData();
  const said = [from && `From: ${from}`, message && `Words: ${message}`].filter(Boolean);
  form.set("topic", "other");
  form.set("firstName", from || "Voucher page");
  form.set("email", email);
  form.set("message", [voucherQuestion(amount, quantity), ...said].join("\n"));
  const answer = await sendTicket(form);
  if (answer.sent || answer.errors.email || answer.message) return answer;
  return { ...answer, message: Object.values(answer.errors)[0] ?? "" };
}

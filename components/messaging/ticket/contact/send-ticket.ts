import { loadStore } from "@/components/session/load-store";
import { checkedBody } from "@/components/ui/form/checked-body";
import { fieldErrorsOf, refusal } from "@/contracts/api-error";
import { TICKET_FILE_BYTES, TICKET_FILE_TOO_LARGE } from "@/contracts/messaging/ticket/ticket";
import { ticketBody } from "@/contracts/messaging/ticket/ticket.schema";
import { phoneDigits } from "@/lib/phone/phone";
import { ticketApi } from "@/services/messaging/ticket";

export type SentTicket = { ticketNumber: string; email: string };
type Words = { countryCode: string; phoneNumber: string };

/**
 * Sends a ticket after validating it by the server's own rules. `form` has the form's fields as the browser would send
 * them, with the file. Throws an ApiError.
 */
export async function sendTicket(words: Words, form: FormData): Promise<SentTicket> {
  const given = { ...words, phoneNumber: phoneDigits(words.countryCode, words.phoneNumber) };
  const file = form.get("file");
  const tooLarge = file instanceof Blob && file.size > TICKET_FILE_BYTES;
  const body = await checkedBody(ticketBody, given).catch((error: unknown) => {
    throw tooLarge ? refusal({ ...fieldErrorsOf(error), file: TICKET_FILE_TOO_LARGE }) : error;
  });
  if (tooLarge) throw refusal({ file: TICKET_FILE_TOO_LARGE });
  form.set("phoneNumber", body.phoneNumber);
  const store = await loadStore();
  const { ticketNumber } = await store.dispatch(ticketApi.endpoints.openTicket.initiate(form)).unwrap();
  return { ticketNumber, email: body.email };
}

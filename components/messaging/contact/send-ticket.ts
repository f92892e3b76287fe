import { ValidationError } from "yup";
import { loadStore } from "@/components/session/load-store";
import { ticketBody } from "@/contracts/messaging/ticket.schema";
import { TICKET_FILE_BYTES, TICKET_FILE_TOO_LARGE } from "@/contracts/messaging/ticket";
import { phoneDigits } from "@/lib/phone/phone";
import { fieldErrorsOf, messageOf } from "@/contracts/api-error";
import { ticketApi } from "@/services/messaging/ticket";

export type SendAnswer =
  | { sent: true; ticketNumber: string; email: string }
  | { sent: false; message: string; errors: Record<string, string> };

/** Sends a form of ticket fields, after checking it by the server's own rules. */
export async function sendTicket(form: FormData): Promise<SendAnswer> {
  const words = Object.fromEntries([...form].filter(([, value]) => typeof value === "string")) as Record<
    string,
    string
  >;
  const code = words.countryCode ?? "+65";
  const given = { ...words, phoneNumber: phoneDigits(code, words.phoneNumber ?? "") };
  try {
    const errors = tooLarge(form);
    const body = await ticketBody.validate(given, { abortEarly: false }).catch((error: unknown) => {
      if (!(error instanceof ValidationError)) throw error;
      for (const { path = "", message } of error.inner) errors[path] ??= message;
      return null;
    });
    if (!body || Object.keys(errors).length > 0) return { sent: false, message: "", errors };
    form.set("phoneNumber", body.phoneNumber);
    const store = await loadStore();
    const { ticketNumber } = await store.dispatch(ticketApi.endpoints.openTicket.initiate(form)).unwrap();
    return { sent: true, ticketNumber, email: body.email };
  } catch (error) {
    const errors = fieldErrorsOf(error);
    return { sent: false, message: Object.keys(errors).length > 0 ? "" : messageOf(error), errors };
  }
}

function tooLarge(form: FormData): Record<string, string> {
  const file = form.get("file");
  return file instanceof Blob && file.size > TICKET_FILE_BYTES ? { file: TICKET_FILE_TOO_LARGE } : {};
}

import nodemailer from "nodemailer";
import { toMailOptions } from "./mail-options";
import { isOneAddress, type MailSender, SendError } from "./mail-sender";
import { writeToOutbox } from "./outbox-folder";

/** Stands in for a mail server: every message becomes an .eml file in `folder`. */
export function createOutboxSender(folder: string): MailSender {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      if (!isOneAddress(mail.to)) throw new SendError("refused", "the recipient is not one address");
      const { message } = await composer.sendMail(toMailOptions(mail));
      await writeToOutbox(folder, "eml", message as Buffer);
    },
    close() {
      composer.close();
    },
  };
}

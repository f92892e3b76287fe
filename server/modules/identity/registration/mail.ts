import { t } from "@/lib/words/t";
import { UNDO_EMAIL_DAYS } from "@/contracts/identity/account/email-change";
import { CODE_MINUTES } from "@/contracts/identity/two-step";
import {
  button,
  code as codeBlock,
  hello,
  link,
  type MailContent,
  mailTemplate,
  note,
  paragraph,
  SAMPLE,
} from "@/server/mail/public";

export const verificationMail = mailTemplate({
  kind: "verify-email",
  content: ({ firstName, link: href }: { firstName: string; link: string }) => ({
    subject: t("Confirm your email address for Sayang"),
    preheader: t("One step left, then you can start planning."),
    heading: t("Welcome to Sayang"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t(
          "Thanks for joining us. Please confirm that this is your email address. Then you can start planning: find the people who will make your day, save your favourites and book them all in one place.",
        ),
      ),
      button(t("Confirm my email address"), href),
      note(
        t("If you didn't sign up, ignore this email. Without this step nobody can use your address here."),
      ),
    ],
    why: t("You’re receiving this email because someone signed up to Sayang with this address."),
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    link: `${origin}/verify-email${SAMPLE.token}`,
  }),
});

/** The code for the browser that registered; the link signs it in, too. In any other browser the link only verifies. */
export const registrationCode = mailTemplate({
  kind: "registration-code",
  content: ({ firstName, code, link: href }: { firstName: string; code: string; link: string }) => ({
    subject: t("Your Sayang code"),
    preheader: t("Enter it where you left off. Your cart is waiting."),
    heading: t("Welcome to Sayang"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(t("Enter this code on the page you came from. Your cart is just as you left it.")),
      codeBlock(t("Valid for {minutes} minutes", { minutes: CODE_MINUTES }), code),
      button(t("Or confirm by link"), href),
      paragraph(t("Keep this code to yourself. Nobody from Sayang will ever ask you for it.")),
      note(
        t("If you didn't sign up, ignore this email. Without this step nobody can use your address here."),
      ),
    ],
    why: t("You’re receiving this email because someone signed up to Sayang with this address."),
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    code: "482913",
    link: `${origin}/verify-email${SAMPLE.token}`,
  }),
});

type Links = { loginLink: string; resetLink: string };

export const alreadyRegistered = mailTemplate({
  kind: "already-registered",
  content: ({ firstName, ...links }: Links & { firstName: string }) => {
    const content = alreadyRegisteredContent(links);
    return { ...content, blocks: [paragraph(hello(firstName)), ...content.blocks] };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    loginLink: `${origin}/login`,
    resetLink: `${origin}/forgot-password`,
  }),
});

/** Sent to the owner of a vendor account when someone applies again with its address. */
export const vendorAlreadyRegistered = mailTemplate({
  kind: "vendor-already-registered",
  inEnglish: true,
  content: (links: Links) => alreadyRegisteredContent(links),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    loginLink: `${origin}/vendor/login`,
    resetLink: `${origin}/vendor/password-reset`,
  }),
});

/** Sent to an address that an account gave up only days ago and may still restore. */
export const addressHeld = mailTemplate({
  kind: "address-held",
  content: () => ({
    subject: t("This address can’t be used at Sayang yet"),
    preheader: t("It belonged to an account until a few days ago."),
    heading: t("Not quite yet"),
    blocks: [
      paragraph(
        t(
          "Someone tried to sign up to Sayang with this address. An account that used it has just moved to another address, and can move back for {days} days. After that, you can sign up with it.",
          { days: UNDO_EMAIL_DAYS },
        ),
      ),
      note(t("If it wasn't you, there's nothing to do.")),
    ],
    why: t("You’re receiving this email because someone signed up to Sayang with this address."),
  }),
  sample: () => ({ to: SAMPLE.couple }),
});

export const REGISTRATION_MAILS = [
  verificationMail,
  registrationCode,
  alreadyRegistered,
  addressHeld,
  vendorAlreadyRegistered,
] as const;

function alreadyRegisteredContent({ loginLink, resetLink }: Links): MailContent {
  return {
    subject: t("You already have a Sayang account"),
    preheader: t("No need to sign up again: just sign in."),
    heading: t("You already have an account"),
    blocks: [
      paragraph(
        t(
          "Someone tried to sign up to Sayang with this address, which already has an account. If it was you, there's no need to sign up again.",
        ),
      ),
      button(t("Sign in"), loginLink),
      link(t("Forgot your password?"), t("Choose a new one"), resetLink),
      note(t("If it wasn't you, there's nothing to do. Your account hasn't changed and nobody got in.")),
    ],
    why: t("You’re receiving this email because someone signed up to Sayang with this address."),
  };
}

import { NETWORK_NAMES } from "@/contracts/social";
import { CODE_MINUTES } from "@/contracts/two-step";
import { button, hello, type MailContent, note, paragraph, safeName } from "./content";
import type { Templates } from "./templates";

const KEEP_SECRET = "Keep this code to yourself: nobody from Sayang will ever ask you for it.";

/** Mail about who somebody is: signing up, signing in, passwords. */
export const ACCOUNT_TEMPLATES = {
  "verify-email": ({ firstName, link }) => ({
    subject: "Confirm your email address for Sayang",
    preheader: "One step left, and you can start planning.",
    heading: "Welcome to Sayang",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        "Thank you for joining us. Please confirm that this address is yours. Then the planning can start: find the " +
          "people who will make your day, keep the ones you love, and book them in one place.",
      ),
      button("Confirm my email address", link),
      note(
        "If you did not sign up, ignore this message: without this step nobody can use your address here.",
      ),
    ],
    why: "You get this message because somebody signed up at Sayang with this address.",
  }),

  "already-registered": ({ firstName, loginLink, resetLink }) => ({
    ...alreadyRegistered(loginLink, resetLink),
    blocks: [paragraph(hello(firstName)), ...alreadyRegistered(loginLink, resetLink).blocks],
  }),

  "vendor-already-registered": ({ loginLink, resetLink }) => alreadyRegistered(loginLink, resetLink),

  "reset-password": ({ link }) => ({
    subject: "Choose a new password for Sayang",
    preheader: "This link works once, within the hour.",
    heading: "Choose a new password",
    blocks: [
      paragraph(
        "Forgotten passwords happen. This link lets you choose a new one. It works once, within the hour.",
      ),
      button("Choose a new password", link),
      note("If you did not ask for this, ignore this message: your password stays as it is."),
    ],
    why: "You get this message because somebody asked for a new password for the account of this address.",
  }),

  "password-changed": ({ resetLink }) => ({
    subject: "Your Sayang password was changed",
    preheader: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    blocks: [
      paragraph(
        "The password of your Sayang account has just been changed. If it was you, there is nothing to do.",
      ),
      note(
        "If it was not you, somebody else may be in your account. Choose a new password at once: that also signs " +
          "out everybody who is in.",
      ),
      button("Choose a new password", resetLink),
    ],
    why: "You get this message because you have a Sayang account. We send it whenever its password changes.",
  }),

  "two-step-code": ({ code }) => ({
    subject: "Your Sayang sign-in code",
    preheader: `It is valid for ${CODE_MINUTES} minutes.`,
    heading: "Your sign-in code",
    blocks: [
      paragraph("Enter this code on the page where you are signing in."),
      { type: "code", label: `Valid for ${CODE_MINUTES} minutes`, code },
      paragraph(KEEP_SECRET),
      note(
        "If you are not signing in right now, somebody else knows your password. They cannot get in without this " +
          "code, but please choose a new password soon.",
      ),
    ],
    why: "You get this message because two-step verification is on for your Sayang account.",
  }),

  "email-code": ({ code }) => ({
    subject: "Your Sayang confirmation code",
    preheader: `It is valid for ${CODE_MINUTES} minutes.`,
    heading: "Confirm your email address",
    blocks: [
      paragraph("Enter this code at Sayang to confirm that this address is yours."),
      { type: "code", label: `Valid for ${CODE_MINUTES} minutes`, code },
      paragraph(KEEP_SECRET),
      note("If you did not ask for a code, ignore this message: nothing changes without it."),
    ],
    why: "You get this message because somebody asked to confirm this address at Sayang.",
  }),

  "link-social": ({ network, name, link }) => {
    const where = NETWORK_NAMES[network];
    const person = safeName(name);
    const whose = person ? `the ${where} account of ${person}` : `a ${where} account`;
    return {
      subject: `Connect ${where} to your Sayang account`,
      preheader: "One step left, so that we know it is you.",
      heading: `Connect ${where}`,
      blocks: [
        paragraph(
          `Somebody signed in with ${whose}, which names this address. The address already has an account at ` +
            "Sayang. If it was you, connect the two, and sign in with either from now on.",
        ),
        button(`Connect ${where}`, link),
        note(
          `If it was not you, ignore this message and do not press the button: whoever has that ${where} account ` +
            "could then sign in to yours.",
        ),
      ],
      why: `You get this message because ${where} was used to sign in at Sayang with this address.`,
    };
  },

  "social-linked": ({ network, resetLink }) => {
    const where = NETWORK_NAMES[network];
    return notice({
      subject: `${where} is connected to your Sayang account`,
      said: `“Continue with ${where}” opens your Sayang account from now on.`,
      resetLink,
    });
  },

  "social-unlinked": ({ network, resetLink }) => {
    const where = NETWORK_NAMES[network];
    return notice({
      subject: `${where} no longer opens your Sayang account`,
      said: `Your ${where} login was disconnected: “Continue with ${where}” does not open your Sayang account any more.`,
      resetLink,
    });
  },

  "two-step-switched": ({ enabled, resetLink }) =>
    notice({
      subject: `Two-step verification is ${enabled ? "on" : "off"}`,
      said: enabled
        ? "From now on we ask for a code from this mailbox, beside your password, when you sign in to Sayang."
        : "Your password alone opens your Sayang account from now on: we no longer ask for a code.",
      resetLink,
    }),

  "session-copied": ({ device, resetLink }) =>
    notice({
      subject: "We signed out one of your browsers",
      said:
        `Your Sayang sign-in on ${device} was used twice, as a copy would be. To be safe, we have ended it. It can ` +
        "also happen when a connection breaks off: then simply sign in again.",
      resetLink,
    }),
} satisfies Partial<Templates>;

function notice({
  subject,
  said,
  resetLink,
}: {
  subject: string;
  said: string;
  resetLink: string;
}): MailContent {
  return {
    subject,
    preheader: "If it was you, there is nothing to do.",
    heading: subject,
    blocks: [
      paragraph(said),
      note(
        "If you do not recognise this, choose a new password at once: that also signs out everybody who is in.",
      ),
      button("Choose a new password", resetLink),
    ],
    why: "You get this message because you have a Sayang account. We send it whenever its safety is concerned.",
  };
}

function alreadyRegistered(loginLink: string, resetLink: string): MailContent {
  return {
    subject: "You already have a Sayang account",
    preheader: "No need to sign up again: just sign in.",
    heading: "You already have an account",
    blocks: [
      paragraph(
        "Somebody tried to sign up at Sayang with this address, which has an account already. If it was you, there " +
          "is no need to sign up again.",
      ),
      button("Sign in", loginLink),
      { type: "link", text: "Forgotten your password?", label: "Choose a new one", href: resetLink },
      note("If it was not you, there is nothing to do: your account is as it was, and nobody got in."),
    ],
    why: "You get this message because somebody signed up at Sayang with this address.",
  };
}

import { LANGUAGES } from "@/lib/language/languages";
import { renderMail } from "@/server/mail/render/render";
import { answerReceived, householdInvited, householdReminded } from "../mail";

const TYPED = {
  household: "陈家",
  couple: "美玲",
  heading: "",
  body: "",
  closing: "",
  replyTo: "mei@example.com",
};
const LINK = "https://sayang.example/rsvp/abc";

test.each(["zh", "ta"] as const)("mails to a household in %s have no English sentence", (language) => {
  const common = { ...TYPED, language, events: [], answers: [], link: LINK };
  const fields = [
    { ...common, cutOff: null },
    { ...common, couple: "https://elsewhere.example", cutOff: "2026-10-31" },
  ];
  for (const template of [householdInvited, householdReminded, answerReceived]) {
    for (const each of fields) {
      const { html, text } = renderMail(template.content(each));
      expect(html).toContain(`<html lang="${LANGUAGES[language].tag}"`);
      const words = text.replaceAll(LINK, "");
      expect(words.match(/[a-z]{2,} [a-z]{2,}/gi)).toBeNull();
    }
  }
});

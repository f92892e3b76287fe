import { array, boolean, type InferType, object, string } from "yup";
import { emailAddress, text, uuid } from "@/contracts/fields.schema";
import { phoneProblem, typedPhone } from "@/lib/phone/phone";
import { INVITE_LANGUAGES, type InviteLanguage } from "./invitation";
import { PAGE_PICTURES_MAX, PAGE_TEXT_MAX } from "./wedding-page";

const words = (max: number) => text().max(max, `Use at most ${max.toLocaleString("en-SG")} characters`);

export const weddingPageBody = object({
  published: boolean(),
  story: words(PAGE_TEXT_MAX.story),
  dressCode: words(PAGE_TEXT_MAX.dressCode),
  giftNote: words(PAGE_TEXT_MAX.giftNote),
  travel: words(PAGE_TEXT_MAX.travel),
  questions: words(PAGE_TEXT_MAX.questions),
  /** The pictures to keep, in order; only existing ones of the page. */
  pictures: array(text().max(200).required()).max(PAGE_PICTURES_MAX).default(undefined).optional(),
});
export type WeddingPageBody = InferType<typeof weddingPageBody>;

const LINK_FORM = {
  slug: string()
    .matches(/^[\w-]{8,64}$/, "This link is not complete")
    .required("slug is required"),
  /** The page's, for the way back to it. */
  language: string<InviteLanguage>().oneOf(INVITE_LANGUAGES).default("en"),
};

/** POST /public/wedding-page/link, a form that works without script. */
export const ownLinkBody = object({
  ...LINK_FORM,
  email: emailAddress("Enter an email address such as name@example.com").required(
    "Enter the email address that your invitation went to",
  ),
});
export type OwnLinkBody = InferType<typeof ownLinkBody>;

/** POST /public/wedding-page/link-by-name, a form like `ownLinkBody`. */
export const linkByNameBody = object({
  ...LINK_FORM,
  name: text().max(120).required("Enter your name as on the invitation"),
  /** With its country's code, or a number in Singapore. */
  phone: text()
    .max(40)
    .required("Enter your mobile number")
    .test("phone", "Enter a mobile number such as 9123 4567", (typed) => {
      const { code, number } = typedPhone("+65", typed);
      return phoneProblem(code, number) === null;
    }),
});

export const pageCalendarQuery = object({
  slug: string()
    .matches(/^[\w-]{8,64}$/, "This link is not complete")
    .required("slug is required"),
  event: uuid().required(),
  /** The key of a household's invitation; an invalid one is ignored. */
  i: string().max(200),
});

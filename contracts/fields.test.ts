import { cleanListedEmail } from "@/lib/text/email";
import { emailAddress } from "./fields.schema";

test("an email address is cleaned of what was pasted with it", async () => {
  for (const typed of [
    "mei@example.com\u200b",
    " Mei@Example.com; ",
    "<mei@example.com>",
    "mailto:mei@example.com",
    "mei@example.com.",
    "Mei Tan <mei@example.com>,",
    "mailto:mei@example.com?subject=Wedding",
    "MAILTO:mei%40example.com?cc=jun@example.com",
    "mailto:?to=mei@example.com&subject=Wedding",
    "mailto:?subject=Wedding&to=mei%40example.com",
    "Mei [mei@example.com]",
    "Mei Tan (mei@example.com)",
    "mei@example.com (Mei)",
    "mei@example.com [work];",
    "mei@example.com <Mei Tan>",
    "[Mei](mailto:mei@example.com)",
    "[mei@example.com](mailto:mei@example.com)",
    "Email: mei@example.com",
  ]) {
    const read = await emailAddress()
      .validate(typed)
      .catch(() => "refused");
    expect({ typed, read }).toEqual({ typed, read: "mei@example.com" });
  }
});

test("in a list, a name may stand before the address; in a form, the space may be a typo", async () => {
  for (const typed of ["Mei mei@example.com", "陈美 mei@example.com", "Mei Tan: mei@example.com"]) {
    expect(cleanListedEmail(typed)).toBe("mei@example.com");
    expect(await emailAddress().isValid(typed)).toBe(false);
  }
  expect(cleanListedEmail("1 mei@example.com")).toBe("1 mei@example.com");
});

test("a link is decoded, and its plus stays", async () => {
  for (const typed of ["mailto:mei%2Bwedding@example.com", "mailto:?to=mei+wedding@example.com"]) {
    expect(await emailAddress().validate(typed)).toBe("mei+wedding@example.com");
  }
});

test("a very long text is refused without being searched", async () => {
  expect(await emailAddress().isValid(`${"- ".repeat(200_000)}@`)).toBe(false);
});

test.each([
  ["a space in the domain", "mei@exam ple.com"],
  ["two dots in a row", "mei@example..com"],
  ["two dots in the name", "mei..tan@example.com"],
  ["a dot before the @", "mei.@example.com"],
  ["a domain without a dot", "mei@example"],
  ["a domain of numbers", "mei@1.2.3.4"],
  ["a domain that begins with a hyphen", "mei@-example.com"],
  ["letters with accents before the @", "josé@example.com"],
  ["Chinese before the @", "陈@example.com"],
  ["two addresses", "mei@example.com, jun@example.com"],
  ["two addresses, one in brackets", "mei@example.com (jun@example.com)"],
  ["two links", "mailto:?to=mei@example.com,jun@example.com"],
  ["a space in the name", "mei tan@example.com"],
  ["a space in a name with capitals", "Mei Tan@example.com"],
  ["a number before it", "+65 9123 4567 mei@"],
  ["two @", "mei@jun@example.com"],
  ["a name that is too long", `${"a".repeat(65)}@example.com`],
])("an email address with %s is refused", async (_, typed) => {
  expect(await emailAddress().isValid(typed)).toBe(false);
});

test("a domain in other letters becomes the one in ASCII that stands for it", async () => {
  expect(await emailAddress().validate("Jan@例子.com")).toBe("jan@xn--fsqu00a.com");
  expect(await emailAddress().validate("jan@bücher。example")).toBe("jan@xn--bcher-kva.example");
  expect(await emailAddress().validate("jan@xn--fsqu00a.com")).toBe("jan@xn--fsqu00a.com");
});

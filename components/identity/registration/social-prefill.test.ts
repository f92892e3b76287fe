import { socialPrefill } from "./social-prefill";

test("details from a social sign-in are read", () => {
  expect(socialPrefill("?firstName=Mei%20Ling&lastName=Tan&email=Mei%40Example.com")).toEqual({
    firstName: "Mei Ling",
    lastName: "Tan",
    email: "mei@example.com",
  });
});

test.each([
  ["nothing", "", {}],
  ["no address", "?email=mei", {}],
  ["markup", "?firstName=%3Cb%3EMei%3C%2Fb%3E", { firstName: "bMei/b" }],
  [
    "control characters",
    "?firstName=Me%00i%0D%0A&lastName=%20Tan%20%20Ah",
    { firstName: "Mei", lastName: "Tan Ah" },
  ],
  ["a name without end", `?lastName=${"n".repeat(200)}`, { lastName: "n".repeat(80) }],
  ["a password", "?password=Sayang%232026&isPrivacyAndTerms=true", {}],
])("%s", (_what, search, found) => {
  expect(socialPrefill(search)).toEqual(found);
});

import { phoneDigits, phoneProblem } from "./phone";

test.each([
  ["+65", "9123 4567", "91234567"],
  ["+65", "9123-4567 89", "91234567"],
  ["+65", "+65 9123 4567", "91234567"],
  ["+65", "6591234567", "91234567"],
  ["+65", "0065 9123 4567", "91234567"],
  ["+65", "65123456", "65123456"],
  ["+60", "+60 12-345 6789", "123456789"],
  ["+1", "(415) 555-2671 x9", "4155552671"],
  ["+65", "+60 12-345 6789", "60123456"],
  ["+000", "12345678901234567890", "12345678901234567890"],
  ["+65", "phone", ""],
])("under %s, what is left of %s is %s", (code, typed, digits) => {
  expect(phoneDigits(code, typed)).toBe(digits);
});

test.each([
  ["+65", "91234567", null],
  ["+65", "9123456", "phone fill in at least 8 digits"],
  ["+65", "912345678", "phone must have at most 8 digits"],
  ["+43", "1234567890", "phone fill in at least 11 digits"],
  ["+358", "12345", null],
  ["+65", "9123 4567", "phone must have digits only"],
  ["+000", "91234567", "Please choose a country code from the list"],
])("%s %s: %s", (code, number, problem) => {
  expect(phoneProblem(code, number)).toBe(problem);
});

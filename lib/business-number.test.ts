import { isGstNumber, isIban, isSwiftCode, isUen } from "./business-number";

test.each(["53123456X", "201912345K", "T08LL1234A", " 2019 12345k "])("%s is a UEN", (text) => {
  expect(isUen(text)).toBe(true);
  expect(isGstNumber(text)).toBe(true);
});

test.each(["", "1", "zzz", "2019123456", "M90367123X", "T08L1234A"])("%s is not a UEN", (text) => {
  expect(isUen(text)).toBe(false);
});

test("a GST number is a UEN or has one of IRAS's own formats", () => {
  for (const text of ["M90367123X", "MR-2345678-A", "M2-1234567-8"]) expect(isGstNumber(text)).toBe(true);
  for (const text of ["zzz", "M9036712X", "90367123"]) expect(isGstNumber(text)).toBe(false);
});

test("a SWIFT code has 8 or 11 characters", () => {
  for (const text of ["DBSSSGSG", "dbsssgsgxxx"]) expect(isSwiftCode(text)).toBe(true);
  for (const text of ["xx", "DBSSSGSGX", "12345678"]) expect(isSwiftCode(text)).toBe(false);
});

test("an IBAN with a wrong digit is refused", () => {
  for (const text of ["GB82 WEST 1234 5698 7654 32", "DE89370400440532013000"]) {
    expect(isIban(text)).toBe(true);
    expect(isIban(text.replace("0", "1").replace("2", "3"))).toBe(false);
  }
  expect(isIban("zz")).toBe(false);
});

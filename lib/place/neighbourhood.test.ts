import { areaOf } from "./district";
import { neighbourhoodOf } from "./neighbourhood";
import { postalDistrict } from "./singapore-postcode";

test("every postal sector has a name, and a postcode outside them gets its district's", () => {
  for (let sector = 1; sector <= 82; sector++) {
    const postcode = `${String(sector).padStart(2, "0")}1234`;
    const known = postalDistrict(postcode) !== null;
    expect([postcode, neighbourhoodOf(postcode, null) !== "Singapore"]).toEqual([postcode, known]);
  }
  expect(neighbourhoodOf("", 14)).toBe(areaOf(14));
  expect(neighbourhoodOf(null, null)).toBe("Singapore");
});

test.each([
  ["828694", "Punggol"],
  ["058954", "Chinatown"],
  ["118527", "Pasir Panjang"],
  ["569830", "Ang Mo Kio"],
])("%s is in %s, whatever else its district covers", (postcode, name) => {
  expect(neighbourhoodOf(postcode, postalDistrict(postcode)?.district ?? null)).toBe(name);
});

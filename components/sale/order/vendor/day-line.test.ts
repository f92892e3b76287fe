import { dayLine } from "./day-line";

const day = { date: "2027-06-12", capacity: 3, taken: 0, requests: 0, off: false };

test("says how full the day is, and with what", () => {
  expect(dayLine(day)).toBe("12 Jun 2027 is free");
  expect(dayLine({ ...day, taken: 2 })).toBe("2 of 3 taken on 12 Jun 2027");
  expect(dayLine({ ...day, taken: 2, requests: 1 })).toBe("2 of 3 taken on 12 Jun 2027, 1 of them a request");
  expect(dayLine({ ...day, off: true })).toBe("You blocked 12 Jun 2027");
});

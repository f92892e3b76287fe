import { openDays } from "./open-days";

const day = { open: "18:00", close: "23:00" };
const on = (...days: number[]) => {
  const of = (weekday: number) => (days.includes(weekday) ? day : null);
  return { "0": of(0), "1": of(1), "2": of(2), "3": of(3), "4": of(4), "5": of(5), "6": of(6) };
};

test("names the weekdays on which a product is available", () => {
  expect(openDays(on(5, 6, 0))).toBe("Friday to Sunday");
  expect(openDays(on(6, 0))).toBe("Saturday and Sunday");
  expect(openDays(on(1, 3))).toBe("Monday, Wednesday");
  expect(openDays(on(0, 1, 2, 3, 4, 5, 6))).toBeNull();
});

import { openHoursLines } from "./open-hours";

const day = { open: "10:00", close: "19:00" };

it("says together what is alike and follows", () => {
  expect(openHoursLines({ "1": day, "2": day, "3": null, "4": day, "5": day, "6": null, "0": null })).toEqual(
    [
      { days: "Mon to Tue", hours: "10:00–19:00" },
      { days: "Wed", hours: "closed" },
      { days: "Thu to Fri", hours: "10:00–19:00" },
      { days: "Sat to Sun", hours: "closed" },
    ],
  );
});

import { answersBy } from "./answers-by";

const asked = (vendorName: string, answerBy: string | null, state = "awaiting_approval" as const) => ({
  state,
  answerBy,
  vendor: { vendorName },
});

test("an awaited answer names the vendor and the last day in Singapore", () => {
  // 2:30 am on Sunday in Singapore.
  const seri = asked("Hotel Seri Melur", "2026-11-28T18:30:00.000Z");
  expect(answersBy([seri])).toBe("Hotel Seri Melur answers by Sunday 29 November");
  expect(answersBy([seri, asked("Kebaya House", "2026-11-30T04:00:00.000Z")])).toBe(
    "Your vendors answer by Monday 30 November",
  );
  expect(answersBy([asked("Kebaya House", null)])).toBe("Kebaya House answers within 72 hours");
  expect(answersBy([{ ...seri, state: "in_progress" }])).toBe("");
});

import { savedMessage } from "./saved-message";

test.each([
  [1, null, true, "Product added"],
  [0, null, false, "Product updated"],
  [
    ...([4, null, true] as const),
    "Product added. We’ll review it before couples see it, and email you when it’s done.",
  ],
  [1, "pending", false, "Product updated. Couples see your changes once we’ve reviewed them."],
] as const)("status %s, revision %s, new %s: %s", (status, revision, isNew, message) => {
  expect(savedMessage({ status, revision }, isNew)).toBe(message);
});

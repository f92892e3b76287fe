/** Splits `tea ceremony, referred` into a list. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Elements may appear late on a busy machine. One that never appears still fails. */
beforeAll(async () => {
  if (!("document" in globalThis)) return;
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 5_000 });
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= () => undefined;
});

export {};

/** Elements may appear late on a busy machine; one that never appears fails all the same. */
beforeAll(async () => {
  if (!("document" in globalThis)) return;
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 5_000 });
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= () => undefined;
});

export {};

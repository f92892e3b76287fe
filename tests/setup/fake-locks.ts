type Work = (lock: { name: string } | null) => unknown;

/** The part of the Web Locks API that Sayang uses, which jsdom lacks: exclusive locks, granted in order of request. */
export function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    ...rest: [Work] | [{ ifAvailable: boolean }, Work]
  ): Promise<unknown> => {
    const work = rest.at(-1) as Work;
    const before = held.get(name);
    if (before && rest.length === 2 && rest[0].ifAvailable) return work(null);
    const mine = (before ?? Promise.resolve()).then(() => work({ name }));
    const done = mine.then(
      () => undefined,
      () => undefined,
    );
    held.set(name, done);
    void done.then(() => {
      if (held.get(name) === done) held.delete(name);
    });
    return mine;
  };
  return { request };
}

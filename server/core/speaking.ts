import { AsyncLocalStorage } from "node:async_hooks";
import { type Spoken, speakBy } from "@/lib/language/spoken";

/** The framework's bundles have copies of this module, but a render has one language. */
const shared = globalThis as typeof globalThis & { sayangRenders?: AsyncLocalStorage<Spoken | undefined> };
const renders = (shared.sayangRenders ??= new AsyncLocalStorage());
speakBy(() => renders.getStore());

/** Runs a render in a language, which its dates, numbers and texts use. */
export function speak<T>(spoken: Spoken, render: () => T): T {
  return renders.run(spoken, render);
}

/** Runs work whose result all languages share, such as filling a cache, in no language. */
export function unspoken<T>(work: () => T): T {
  return renders.run(undefined, work);
}

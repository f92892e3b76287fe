import vm from "node:vm";
import { TestEnvironment } from "jest-environment-node";

/** Built into each context, but tests must share the runner's, because Buffer is based on them. */
const SHARED = new Set(["ArrayBuffer", "Uint8Array"]);

/** The context shared by all test files of this process, and its global properties before the first of them. */
let kept;

/**
 * Jest's Node environment with an ordinary global object. Jest's own is a Proxy, so that each use of `Object` or
 * `Promise` calls into it, which takes a third of a busy test's processor time. The context outlives a test file, so
 * that packages can (`kept-packages.cjs`); what a file leaves on the global object is removed.
 */
export default class PlainContext extends TestEnvironment {
  isKept = true;

  constructor(config, context) {
    super(config, context);
    const proxied = this.global;
    kept ??= newContext(proxied);
    this.context = kept.context;
    this.global = kept.global;
    restore(kept);
    this.global.process = proxied.process;
    this.moduleMocker = new this.moduleMocker.constructor(this.global);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: this.global,
    });
  }
}

function newContext(proxied) {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
  const global = vm.runInContext("this", context);
  for (const key of Reflect.ownKeys(proxied)) {
    if (!Object.hasOwn(global, key) || SHARED.has(key)) copy(key, proxied, global);
  }
  global.global = global;
  return { context, global, before: new Map(Reflect.ownKeys(global).map((key) => [key, own(global, key)])) };
}

const own = (object, key) => Object.getOwnPropertyDescriptor(object, key);

function restore({ global, before }) {
  for (const key of Reflect.ownKeys(global)) {
    // Jest's matchers, which it keeps permanently, are set again by each file.
    if (!own(global, key).configurable) continue;
    const was = before.get(key);
    if (was) Object.defineProperty(global, key, was);
    else Reflect.deleteProperty(global, key);
  }
}

/** Preserves lazy properties: `fetch`, for one, loads its client on first use. */
function copy(key, from, to) {
  const { get, enumerable, ...rest } = own(from, key);
  if (!get) return Object.defineProperty(to, key, { enumerable, ...rest });
  const settle = (value) =>
    Object.defineProperty(to, key, { configurable: true, enumerable, writable: true, value });
  return Object.defineProperty(to, key, {
    configurable: true,
    enumerable,
    get: () => {
      settle(from[key]);
      return from[key];
    },
    set: settle,
  });
}

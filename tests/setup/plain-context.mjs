import vm from "node:vm";
import { TestEnvironment } from "jest-environment-node";

/** Built into each context, but the tests must share the runner's: Buffer is made of them. */
const SHARED = new Set(["ArrayBuffer", "Uint8Array"]);

/**
 * Jest's environment for Node with an ordinary global object. Jest's own is a Proxy, so that each use of `Object` or
 * `Promise` calls into it: a third of the processor's time of a test that works hard.
 */
export default class PlainContext extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const proxied = this.global;
    this.context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
    this.global = vm.runInContext("this", this.context);
    for (const key of Reflect.ownKeys(proxied)) {
      if (!Object.hasOwn(this.global, key) || SHARED.has(key)) copy(key, proxied, this.global);
    }
    this.global.global = this.global;
    this.moduleMocker = new this.moduleMocker.constructor(this.global);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: this.global,
    });
  }
}

/** Keeps lazy what Jest makes lazy: `fetch`, for one, loads its client at the first use. */
function copy(key, from, to) {
  const { get, enumerable, ...rest } = Object.getOwnPropertyDescriptor(from, key);
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

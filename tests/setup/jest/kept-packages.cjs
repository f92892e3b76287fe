const { default: Runtime } = require("jest-runtime");

/** A package's name: neither a file of ours (`@/`) nor Node's or Jest's. */
const PACKAGE = /^(?!node:|jest|@jest\/)@?\w/;
/** Packages whose state tests would share: `uuid` never goes back in time after a test has moved the clock. */
const ANEW = new Set(["uuid"]);

/** Loads the packages for all test files of a process. */
let packages;

/**
 * Jest's runtime, with the packages of one test file kept for the next: a file that calls the API needs 1,500 of their
 * modules, which would be compiled and optimised anew each time. Our own modules are loaded anew.
 */
module.exports = class KeptPackages extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.keeps = Boolean(environment.isKept);
    if (this.keeps) packages ??= new Runtime(config, lasting(environment), ...rest);
  }

  requireModuleOrMock(from, name) {
    if (!this.keeps || !PACKAGE.test(name) || ANEW.has(name)) return super.requireModuleOrMock(from, name);
    if (this.mockState.shouldMockCjs(from, name).shouldMock) return super.requireModuleOrMock(from, name);
    return packages.requireModuleOrMock(from, name);
  }
};

/** Copies of the environment's parts that outlive it. */
function lasting(environment) {
  const { global, moduleMocker } = environment;
  const [context, conditions] = [environment.getVmContext(), environment.exportConditions()];
  return { global, moduleMocker, getVmContext: () => context, exportConditions: () => conditions };
}

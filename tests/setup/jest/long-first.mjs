import Sequencer from "@jest/test-sequencer";

/** Short files with long tests, the longest first. Jest, which knows no times in a fresh clone, goes by size. */
const LONG = [
  "tests/histories/histories",
  "server/modules/identity/two-step/two-step",
  "tests/api/bad-input",
  "tests/api/attack",
  "tests/api/authorization",
  "tests/histories/races",
  "tests/histories/two-processes",
  "tests/api/fuzz",
];
const rank = ({ path }) => {
  const at = LONG.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONG.length : at;
};

/** Starts the tests that take long first: at the end one worker would be alone with them. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}

import Sequencer from "@jest/test-sequencer";

/** Small files with long tests, the longest first. In a fresh clone Jest knows no durations and sorts by size. */
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

/** Starts the longest tests first: started last, they would keep one worker busy while the others idle. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}

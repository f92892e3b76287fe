import Sequencer from "@jest/test-sequencer";

const LONG = /\/tests\/histories\/histories\.test\.ts$/;

/** Starts the test that takes minutes first: at the end one worker would be alone with it. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [
      ...sorted.filter(({ path }) => LONG.test(path)),
      ...sorted.filter(({ path }) => !LONG.test(path)),
    ];
  }
}

/** Returns who did something, from an act's `doneBy`: `operator:a@b.sg` is `a@b.sg`, a command is "command line". */
export function doerWords(doneBy: string): string {
  const name = doneBy.replace(/^operator:/, "");
  return name === "cli" ? "command line" : name;
}

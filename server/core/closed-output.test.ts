import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** Resolves to the next message, or to the exit code. */
async function next(child: ChildProcess): Promise<unknown> {
  const [said] = (await Promise.race([once(child, "message"), once(child, "exit")])) as [unknown];
  return said;
}

test("a process whose output nobody reads any more goes on", async () => {
  const child = fork("tests/setup/servers/printing-process.ts", {
    execArgv: ["--import", "tsx"],
    silent: true,
  });
  expect(await next(child)).toBe("ready");
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let at = 0; at < 3; at++) {
    child.send("print");
    expect(await next(child)).toBe("printed");
  }
  child.disconnect();
  await once(child, "exit");
});

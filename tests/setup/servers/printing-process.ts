/** A process that prints whenever it is told to, for the test of closed-output.ts. */
import { surviveClosedOutput } from "@/server/core/closed-output";

surviveClosedOutput();
process.on("message", () => {
  console.log("a line");
  console.error("an error");
  setImmediate(() => process.send?.("printed"));
});
process.once("disconnect", () => process.exit());
process.send?.("ready");

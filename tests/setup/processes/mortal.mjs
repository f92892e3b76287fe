/** Run by `supervisor.mjs`: a server that reports its process id and then lives or dies according to MODE. */
const { MODE } = process.env;
if (MODE === "misconfigured") process.exit(3);
process.send?.("serving", () => {
  process.stdout.write(`pid ${process.pid}\n`, () => {
    if (MODE === "doomed") process.exit(7);
  });
});
process.on("SIGTERM", () => process.exit(0));
process.on("disconnect", () => process.exit(0));
setInterval(() => undefined, 1_000);

import { formatDateTime } from "@/lib/dates";
import { confirmFact, listPendingFacts, rejectFact } from "@/server/modules/catalogue/fact/public";

const COMMANDS = ["facts", "confirm-fact", "reject-fact"] as const;
type Command = (typeof COMMANDS)[number];

export function isFactCommand(command: string): command is Command {
  return (COMMANDS as readonly string[]).includes(command);
}

/** Runs a command about vendors' verified facts. Returns the lines to print, or null when the arguments are wrong. */
export async function runFactCommand(
  command: Command,
  id: string | undefined,
  { doneBy, reason }: { doneBy: string; reason: string },
): Promise<string[] | null> {
  if (command === "facts") return id ? null : list();
  if (!id) return null;
  if (command === "confirm-fact") return [`${await confirmFact({ id, doneBy })}: confirmed`];
  return [`${await rejectFact({ id, doneBy, reason })}: rejected, and told why`];
}

async function list(): Promise<string[]> {
  const waiting = await listPendingFacts();
  if (waiting.length === 0) return ["Nothing waits to be checked"];
  return waiting.flatMap(({ id, vendorName, stated, filePath, sentAt }) => [
    [id, formatDateTime(sentAt), vendorName, stated].join("  "),
    ...(filePath ? [`  file: ${filePath}`] : []),
  ]);
}

import { formatDateTime } from "@/lib/dates";
import {
  createOperator,
  listOperators,
  renewOperatorPassword,
} from "@/server/modules/identity/operator/public";

const COMMANDS = ["create", "operators", "password"] as const;
type Command = (typeof COMMANDS)[number];

export function isAccessCommand(command: string): command is Command {
  return (COMMANDS as readonly string[]).includes(command);
}

/** Runs a command about who runs the market and returns the lines to print; null when its arguments are wrong. */
export async function runAccessCommand(
  command: Command,
  email: string | undefined,
  doneBy: string,
): Promise<string[] | null> {
  if (command === "operators") {
    if (email) return null;
    const found = await listOperators();
    if (found.length === 0) return ["Nobody yet: npm run operator -- create EMAIL"];
    return found.map((each) => `${each.email}  since ${formatDateTime(each.createdAt)}`);
  }
  if (!email) return null;
  const access = await (command === "create" ? createOperator : renewOperatorPassword)(email, doneBy);
  return [
    command === "create"
      ? `${access.email} runs the market now`
      : `${access.email} has a new password, and is signed out everywhere`,
    `Password: ${access.password}`,
    "It is shown this once.",
  ];
}

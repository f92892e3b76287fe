import { formatDateTime } from "@/lib/dates";
import {
  createOperator,
  listOperators,
  renewOperatorPassword,
  setOperatorRole,
} from "@/server/modules/identity/operator/public";

const COMMANDS = ["create", "operators", "password", "role"] as const;
type Command = (typeof COMMANDS)[number];

export function isAccessCommand(command: string): command is Command {
  return (COMMANDS as readonly string[]).includes(command);
}

/** Runs a command about operator accounts. Returns the lines to print, or null when the arguments are wrong. */
export async function runAccessCommand(
  command: Command,
  email: string | undefined,
  { doneBy, role }: { doneBy: string; role?: string },
): Promise<string[] | null> {
  if (command === "operators") {
    if (email) return null;
    const found = await listOperators();
    if (found.length === 0) return ["Nobody yet: npm run operator -- create EMAIL"];
    return found.map((each) => `${each.email}  ${each.role}  since ${formatDateTime(each.createdAt)}`);
  }
  if (!email) return null;
  if (command === "role") {
    return role ? [`${await setOperatorRole(email, role, doneBy)} is ${role} now`] : null;
  }
  const access =
    command === "create"
      ? await createOperator(email, doneBy, role)
      : await renewOperatorPassword(email, doneBy);
  return [
    command === "create"
      ? `${access.email} runs the market now`
      : `${access.email} has a new password, and is signed out everywhere`,
    `Password: ${access.password}`,
    "It is shown this once.",
  ];
}

import { formatDate } from "@/lib/dates";
import { endFeature, featureVendor, setDirectPublishing } from "@/server/modules/catalogue/vendor/public";

const COMMANDS = ["feature", "unfeature", "publish-directly", "review-products"] as const;
type Command = (typeof COMMANDS)[number];

export function isPromoteCommand(command: string): command is Command {
  return (COMMANDS as readonly string[]).includes(command);
}

type Options = { doneBy: string; from?: string; until?: string };

/**
 * Runs a command about privileges that Sayang grants to vendors. Returns the lines to print, or null when the arguments
 * are wrong.
 */
export async function runPromoteCommand(
  command: Command,
  email: string | undefined,
  { doneBy, from, until }: Options,
): Promise<string[] | null> {
  if (!email) return null;
  switch (command) {
    case "feature": {
      if (!from || !until) return null;
      const name = await featureVendor({ email, from, until, doneBy });
      return [`${name} is featured from ${formatDate(from)} to ${formatDate(until)}`];
    }
    case "unfeature":
      return [`${await endFeature({ email, doneBy })} is not featured any more`];
    case "publish-directly":
      return [`${await setDirectPublishing({ email, direct: true, doneBy })} publishes without review`];
    case "review-products":
      return [`${await setDirectPublishing({ email, direct: false, doneBy })}: products are reviewed first`];
  }
}

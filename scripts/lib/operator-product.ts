import { formatDateTime } from "@/lib/dates";
import {
  approveProduct,
  listProductsForReview,
  returnProduct,
} from "@/server/modules/catalogue/product/public";

const COMMANDS = ["products", "approve-product", "return-product"] as const;
type Command = (typeof COMMANDS)[number];

export function isProductCommand(command: string): command is Command {
  return (COMMANDS as readonly string[]).includes(command);
}

/** Runs a command about products. Returns the lines to print, or null when the arguments are wrong. */
export async function runProductCommand(
  command: Command,
  id: string | undefined,
  { doneBy, reason }: { doneBy: string; reason: string },
): Promise<string[] | null> {
  if (command === "products") return id ? null : list();
  if (!id) return null;
  if (command === "approve-product") return [`“${await approveProduct({ id, doneBy })}” is approved`];
  return [`“${await returnProduct({ id, doneBy, reason })}” is back with its vendor`];
}

async function list(): Promise<string[]> {
  const waiting = await listProductsForReview();
  if (waiting.length === 0) return ["No product waits for review"];
  return waiting.map(({ _id, title, since, isEdit }) =>
    [_id, formatDateTime(new Date(since)), isEdit ? "edit" : "new ", title].join("  "),
  );
}

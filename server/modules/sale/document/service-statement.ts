import type { Statement } from "./draw/statement";

export type { Statement };

/** Draws a statement as tagged PDF, in any script. */
export async function drawStatement(statement: Statement, at: Date): Promise<Buffer> {
  // Loaded at the first document, because the library is large.
  const { drawPages } = await import("./draw/statement");
  return drawPages(statement, at);
}

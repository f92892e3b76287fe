import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ClientBase, escapeIdentifier } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { qualified, type TableShape } from "./tables";

const statement = ({ name, columns }: TableShape, direction: "to stdout" | "from stdin") =>
  `copy ${qualified(name)} (${columns.map(escapeIdentifier).join(", ")}) ${direction} (format binary)`;

/** Streams the rows of a table in COPY format. `rows` returns their number once all are read. */
export function copyOut(
  client: ClientBase,
  table: TableShape,
): { chunks: AsyncIterable<Buffer>; rows(): Promise<number> } {
  const stream = client.query(copyTo(statement(table, "to stdout")));
  const rows = async () => {
    // The stream ends before the server has reported the number, which is known once the next statement is answered.
    await client.query("select");
    return stream.rowCount;
  };
  return { chunks: stream, rows };
}

export async function copyIn(
  client: ClientBase,
  table: TableShape,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const stream = client.query(copyFrom(statement(table, "from stdin")));
  await pipeline(Readable.from(chunks, { objectMode: false }), stream);
  return stream.rowCount;
}

import { type ClientBase } from "pg";
import { qualified } from "./tables";

export type SequenceState = { name: string; last: string; called: boolean };

export async function sequenceStates(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${qualified(name)}`,
    );
    if (state.rows[0]) states.push({ name, ...state.rows[0] });
  }
  return states;
}

/**
 * Restores the sequences within the transaction. RESTART gives each a new storage file first, because setval alone is
 * not rolled back.
 */
export async function restoreSequences(client: ClientBase, states: SequenceState[]): Promise<void> {
  for (const { name, last, called } of states) {
    await client.query(`alter sequence ${qualified(name)} restart`);
    await client.query("select setval($1::regclass, $2::bigint, $3)", [qualified(name), last, called]);
  }
}

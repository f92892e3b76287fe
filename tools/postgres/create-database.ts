import type { Address } from "./address";
import { DATABASE, USER } from "./base/names";
import { maintenanceClient } from "./ping";

/**
 * Creates the product's account and database. Called under the start lock; keeps what exists. The account may end
 * sessions that are not a superuser's, because autovacuum could otherwise keep it from dropping a database of its own.
 */
export async function createDatabase(address: Address): Promise<void> {
  const client = maintenanceClient(address);
  await client.connect();
  try {
    const role = await client.query("select 1 from pg_roles where rolname = $1", [USER]);
    if (role.rowCount === 0) await client.query(`create role ${USER} login createdb`);
    await client.query(`grant pg_signal_backend to ${USER}`);
    if (address.password) await client.query(`alter role ${USER} password '${address.password}'`);
    // Last, because other processes take its existence for the end of the preparation.
    const database = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${USER}`);
    else await client.query(`alter database ${DATABASE} owner to ${USER}`);
  } finally {
    await client.end();
  }
}

import type { Address } from "./address";
import { DATABASE, USER } from "./names";
import { maintenanceClient } from "./ping";

/**
 * Makes the product's account and its database. Under the start lock; what is there stays. The account may end sessions
 * that are not a superuser's: else autovacuum could keep it from dropping a database that it made.
 */
export async function createDatabase(address: Address): Promise<void> {
  const client = maintenanceClient(address);
  await client.connect();
  try {
    const role = await client.query("select 1 from pg_roles where rolname = $1", [USER]);
    if (role.rowCount === 0) await client.query(`create role ${USER} login createdb`);
    await client.query(`grant pg_signal_backend to ${USER}`);
    if (address.password) await client.query(`alter role ${USER} password '${address.password}'`);
    // Last, since it is what tells others that all is done.
    const database = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${USER}`);
    else await client.query(`alter database ${DATABASE} owner to ${USER}`);
  } finally {
    await client.end();
  }
}

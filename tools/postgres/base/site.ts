import fs from "node:fs/promises";
import path from "node:path";
import { errorCode, unusable } from "./errors";

/** A data folder and the files next to it, by their real paths, so that one folder has one site. */
export type Site = {
  dataDir: string;
  parent: string;
  /** Locked while a process starts or stops the server. */
  lock: string;
  /** Records how to reach the server: its socket folder, or its port and password. */
  address: string;
  /** Names the cluster's folder where that cannot be `dataDir`. */
  location: string;
  log: string;
  /** Exists while the server is stopped on purpose. */
  stopped: string;
};

/** Returns the site of a data folder without touching the disk's contents. */
export async function siteOf(dataDir: string): Promise<Site> {
  const absolute = path.resolve(/* turbopackIgnore: true */ dataDir);
  const real = await fs.realpath(absolute).catch(async () => {
    const parent = path.dirname(absolute);
    return path.join(await fs.realpath(parent).catch(() => parent), path.basename(absolute));
  });
  return {
    dataDir: real,
    parent: path.dirname(real),
    lock: `${real}.start.lock`,
    address: `${real}.address.json`,
    location: `${real}.location`,
    log: `${real}.log`,
    stopped: `${real}.stopped`,
  };
}

/** Like `siteOf`, after creating the folder around it. */
export async function makeSite(dataDir: string): Promise<Site> {
  const parent = path.dirname(path.resolve(/* turbopackIgnore: true */ dataDir));
  try {
    await fs.mkdir(parent, { recursive: true });
    await fs.access(parent, fs.constants.W_OK);
  } catch (error) {
    throw unusable(`DATA_DIR ${parent} cannot be written: ${errorCode(error)}`, error);
  }
  return siteOf(dataDir);
}

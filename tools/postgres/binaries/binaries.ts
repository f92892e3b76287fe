import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { copyBinaries } from "./binaries-copy";
import { errorCode, errorMessage, unusable } from "@/tools/postgres/base/errors";
import { type Identity, serverEnvironment, spawnAs } from "@/tools/postgres/base/identity";
import { findPackage } from "./binary-package";
import { replaySymlinks } from "@/tools/postgres/base/symlinks";

export type Binaries = { native: string; major: string; version: string };

type Wanted = {
  identity: Identity | undefined;
  sharedDir: string;
  native?: string;
  log: (line: string) => void;
};

/**
 * Returns the PostgreSQL programs after proving that they run as `identity`. Where they cannot be read or completed in
 * place (a folder that only root may enter, a read-only installation), they are copied once to the shared folder.
 */
export async function usableBinaries({ identity, sharedDir, native, log }: Wanted): Promise<Binaries> {
  const source = await findPackage(native);
  const complete = await replaySymlinks(source.native);
  const inPlace = complete ? await tryOut(source.native, identity) : "its libraries' links are missing";
  if (typeof inPlace !== "string") return inPlace;
  if (!complete || /EACCES|ermission denied|cannot open shared object/.test(inPlace)) {
    const copy = await copyBinaries(source, sharedDir, log);
    const copied = await tryOut(copy, identity);
    if (typeof copied !== "string") return copied;
    throw unusable(copied);
  }
  throw unusable(inPlace);
}

/** Returns the programs, or the reason they do not run. */
async function tryOut(native: string, identity: Identity | undefined): Promise<Binaries | string> {
  const program = path.join(native, "bin", "postgres");
  try {
    const { stdout } = await promisify(execFile)(program, ["--version"], {
      ...spawnAs(identity),
      env: serverEnvironment(),
      cwd: path.parse(native).root,
    });
    const version = /(\d+)(\.\d+)*/.exec(stdout);
    return version?.[1] ? { native, major: version[1], version: version[0] } : `${program} says ${stdout}`;
  } catch (error) {
    const code = errorCode(error);
    // The file exists, so its loader is what is missing.
    if (code === "ENOENT") return `${program} does not start: it needs glibc`;
    if (["EPERM", "EINVAL"].includes(code)) return `root may not become uid ${identity?.uid}: ${code}`;
    return errorMessage(error);
  }
}

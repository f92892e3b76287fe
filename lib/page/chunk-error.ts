/** Returns true when an error means that part of the page's script failed to load, as on a broken connection. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === "ChunkLoadError" ||
      /dynamically imported module|Importing a module script/.test(error.message))
  );
}

/** Tells whether an error means that a part of the page's script did not arrive, as on a line that broke. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === "ChunkLoadError" ||
      /dynamically imported module|Importing a module script/.test(error.message))
  );
}

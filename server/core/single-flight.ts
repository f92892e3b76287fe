/**
 * Runs `work` one at a time: calls made while it runs share one further run afterwards, so that their changes are seen.
 * The promise settles with the last of these runs.
 */
export function singleFlight(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  async function loop(): Promise<void> {
    try {
      do {
        again = false;
        await Promise.resolve().then(work);
      } while (again);
    } finally {
      running = null;
    }
  }
  return () => {
    again = true;
    return (running ??= loop());
  };
}

/**
 * Calls `run` while the page is shown, until `stopped` aborts, because an open stream or a lock excludes a page from
 * the back/forward cache. `run` must resolve soon after its signal aborts.
 */
export async function whileShown(
  stopped: AbortSignal,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!stopped.aborted) {
    const hidden = new AbortController();
    const hide = () => hidden.abort();
    addEventListener("pagehide", hide);
    stopped.addEventListener("abort", hide);
    try {
      await run(hidden.signal);
    } finally {
      removeEventListener("pagehide", hide);
      stopped.removeEventListener("abort", hide);
    }
    if (!hidden.signal.aborted) return;
    await shownAgain(stopped);
  }
}

function shownAgain(stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve();
    const onShow = () => {
      removeEventListener("pageshow", onShow);
      stopped.removeEventListener("abort", onShow);
      resolve();
    };
    addEventListener("pageshow", onShow);
    stopped.addEventListener("abort", onShow);
  });
}

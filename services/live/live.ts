import { api } from "@/services/api";
import type { ApiContext } from "@/services/session-port";

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Keeps the account's open screens up to date for as long as one uses it. The tabs of a browser share one stream and
     * hear the same; where none gets through, they ask now and then.
     */
    watchLive: build.query<null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 5,
      async onCacheEntryAdded(accountId, { extra, dispatch, cacheEntryRemoved }) {
        const { session } = extra as ApiContext;
        const stop = new AbortController();
        void cacheEntryRemoved.then(() => stop.abort());
        await session.ready();
        // After the page, which must not wait for it.
        const { keepLive } = await import("./keep-live");
        if (stop.signal.aborted) return;
        await keepLive({
          accountId,
          session,
          invalidate: (tags) => dispatch(api.util.invalidateTags(tags)),
          signal: stop.signal,
        });
      },
    }),
  }),
});

export const { useWatchLiveQuery } = liveApi;

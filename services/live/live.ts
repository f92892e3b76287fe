import { api } from "@/services/api";
import type { ApiContext } from "@/services/session-port";
import { whileShown } from "./while-shown";

/** What one call can acknowledge; each message of a room acknowledges those before it. */
const ACKNOWLEDGED_MAX = 100;

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Keeps the account's open screens up to date while any of them subscribes. The tabs of a browser share one stream;
     * where streams are blocked, they poll.
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
        const [{ keepLive }, { roomApi }] = await Promise.all([
          import("./keep-live"),
          import("@/services/messaging/room"),
        ]);
        if (stop.signal.aborted) return;
        await whileShown(stop.signal, (signal) =>
          keepLive({
            accountId,
            session,
            invalidate: (tags) => dispatch(api.util.invalidateTags(tags)),
            acknowledge: (chatIds) =>
              void dispatch(
                roomApi.endpoints.markDelivered.initiate(chatIds.slice(-ACKNOWLEDGED_MAX), { track: false }),
              ),
            signal,
          }),
        );
      },
    }),
  }),
});

export const { useWatchLiveQuery } = liveApi;

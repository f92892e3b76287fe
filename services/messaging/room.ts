import type { ChatsList, RoomDetail, RoomsList, SentMessage, UnreadRooms } from "@/contracts/messaging/room";
import type { ChatsListBody, ReadRoomBody, SendMessageBody } from "@/contracts/messaging/room.schema";
import { api } from "@/services/api";

/** Messages between couples and vendors. Failures are shown in place, never as a toast. */
export const roomApi = api.enhanceEndpoints({ addTagTypes: ["Room"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Loads page by page; a refetch loads as many pages as are shown. */
    getRooms: build.infiniteQuery<RoomsList, { searchBy: string }, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: "/room/roomsList",
        method: "POST",
        data: { ...queryArg, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
      extraOptions: { toast: false },
      providesTags: ["Room"],
    }),
    /** Each call fetches anew, because the thread keeps its own messages. */
    getChats: build.query<ChatsList, Partial<ChatsListBody> & { roomId: string }>({
      query: (data) => ({ url: "/room/chatsList", method: "POST", data }),
      extraOptions: { toast: false },
      keepUnusedDataFor: 0,
    }),
    getRoom: build.query<RoomDetail, string>({
      query: (id) => ({ url: `/room/${id}` }),
      extraOptions: { toast: false },
    }),
    getRoomWith: build.query<RoomDetail, string>({
      query: (vendorId) => ({ url: "/room/with", params: { vendorId } }),
      extraOptions: { toast: false },
    }),
    getUnreadRooms: build.query<UnreadRooms, void>({
      query: () => ({ url: "/room/unread" }),
      extraOptions: { toast: false },
    }),
    /** Idempotent by `clientId`: sending again returns the same message. */
    sendMessage: build.mutation<SentMessage, SendMessageBody>({
      query: (data) => ({ url: "/room/message", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: (sent) => (sent ? ["Room"] : []),
    }),
    markRoomRead: build.mutation<UnreadRooms, ReadRoomBody>({
      query: (data) => ({ url: "/room/read", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: (counted) => (counted ? ["Room"] : []),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(roomApi.util.upsertQueryData("getUnreadRooms", undefined, data));
      },
    }),
  }),
});

export const { useGetRoomsInfiniteQuery, useGetRoomQuery, useGetRoomWithQuery, useGetUnreadRoomsQuery } =
  roomApi;

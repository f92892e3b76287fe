import type {
  ChatsList,
  ChatsListBody,
  ReadRoomBody,
  RoomDetail,
  RoomsList,
  SendMessageBody,
  SentMessage,
  UnreadRooms,
} from "@/contracts/room";
import { api } from "./api";

/** What couples and vendors write to each other. What fails is shown where it was meant to stand, never as a toast. */
export const roomApi = api.enhanceEndpoints({ addTagTypes: ["Room"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Page by page; asked again, it reads as many pages as are shown. */
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
    /** Each call asks anew: the thread keeps what it has. */
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
    /** The same `clientId` answers the same message, however often it is sent. */
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

import type {
  ChatHits,
  ChatsList,
  OpenedRoom,
  RoomCard,
  RoomDetail,
  RoomsList,
  SentMessage,
  UnreadRooms,
} from "@/contracts/messaging/room";
import type {
  BlockRoomBody,
  ChatsListBody,
  ReadRoomBody,
  RoomCardQuery,
  SendMessageBody,
  SetAsideBody,
  UploadFilesBody,
} from "@/contracts/messaging/room.schema";
import { api } from "@/services/api";

/** Messages between couples and vendors. Failures are shown in place, never as a toast. */
export const roomApi = api.enhanceEndpoints({ addTagTypes: ["RoomHead"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Loads page by page; a refetch loads as many pages as are shown. */
    getRooms: build.infiniteQuery<RoomsList, { searchBy: string; waitingFirst: boolean }, string | null>({
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
    /** Each call fetches again, because the thread stores its own messages. */
    getChats: build.query<ChatsList, Partial<ChatsListBody> & { roomId: string }>({
      query: (data) => ({ url: "/room/chatsList", method: "POST", data }),
      extraOptions: { toast: false },
      keepUnusedDataFor: 0,
    }),
    getRoom: build.query<RoomDetail, string>({
      query: (id) => ({ url: `/room/${id}` }),
      extraOptions: { toast: false },
      // Each message may end or begin the wait for an answer.
      providesTags: ["RoomHead", "Room"],
    }),
    getRoomWith: build.query<RoomDetail, string>({
      query: (vendorId) => ({ url: "/room/with", params: { vendorId } }),
      extraOptions: { toast: false },
      providesTags: ["RoomHead"],
    }),
    /** Opens the conversation with an order's couple. The API client toasts a refusal. */
    openRoomOfOrder: build.mutation<OpenedRoom, string>({
      query: (orderId) => ({ url: "/room/with-couple", method: "POST", data: { orderId } }),
    }),
    getUnreadRooms: build.query<UnreadRooms, void>({
      query: () => ({ url: "/room/unread" }),
      extraOptions: { toast: false },
      providesTags: ["Unread"],
    }),
    /** Idempotent by `clientId`: sending again returns the same message. */
    sendMessage: build.mutation<SentMessage, SendMessageBody>({
      query: (data) => ({ url: "/room/message", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: (sent) => (sent ? ["Room"] : []),
    }),
    editMessage: build.mutation<SentMessage, { id: string; body: string }>({
      query: ({ id, body }) => ({ url: `/room/message/${id}`, method: "PATCH", data: { body } }),
      extraOptions: { toast: false },
      invalidatesTags: (sent) => (sent ? ["Room"] : []),
    }),
    deleteMessage: build.mutation<SentMessage, string>({
      query: (id) => ({ url: `/room/message/${id}`, method: "DELETE" }),
      extraOptions: { toast: false },
      invalidatesTags: (sent) => (sent ? ["Room"] : []),
    }),
    searchChats: build.query<ChatHits, { words: string }>({
      query: (params) => ({ url: "/room/search", params }),
      extraOptions: { toast: false },
      keepUnusedDataFor: 10,
    }),
    /** Files as one message, with upload progress in percent. Idempotent by `clientId`. */
    sendFiles: build.mutation<
      SentMessage,
      { to: UploadFilesBody; files: readonly File[]; onProgress: (percent: number) => void }
    >({
      query: ({ to, files, onProgress }) => {
        const data = new FormData();
        // The API contract requires `type` and `senderId`; the server determines both itself.
        const fields = { type: "file", senderId: "", ...to };
        for (const [name, value] of Object.entries(fields)) if (value) data.append(name, value);
        for (const file of files) data.append("file", file);
        return {
          url: "/room/image-upload",
          method: "POST",
          data,
          onUploadProgress: ({ loaded, total }) => {
            if (total) onProgress(Math.round((100 * loaded) / total));
          },
        };
      },
      extraOptions: { toast: false },
      invalidatesTags: (sent) => (sent ? ["Room"] : []),
    }),
    /** Returns the object URL of a file, as long as it is used. */
    getRoomFile: build.query<string, { id: string; size: "small" | "full" }>({
      async queryFn({ id, size }, _api, _options, baseQuery) {
        const url = `/room/files/${id}`;
        const { data, error } = await baseQuery({ url, params: { size }, responseType: "blob" });
        return error ? { error } : { data: URL.createObjectURL(data as Blob) };
      },
      extraOptions: { toast: false },
      async onCacheEntryAdded(_, { cacheDataLoaded, cacheEntryRemoved }) {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
    /** Reports that this side is typing. Failures are ignored. */
    tellTyping: build.mutation<null, string>({
      query: (roomId) => ({ url: "/room/typing", method: "POST", data: { roomId } }),
      extraOptions: { toast: false, on401: "reject" },
    }),
    /** Reports that messages have reached this device. After a failure, the next report includes them. */
    markDelivered: build.mutation<null, string[]>({
      query: (chatIds) => ({ url: "/room/delivered", method: "POST", data: { chatIds } }),
      extraOptions: { toast: false, on401: "reject" },
    }),
    /** The subject card of a message to be written. */
    getRoomCard: build.query<RoomCard, RoomCardQuery>({
      query: (params) => ({ url: "/room/card", params }),
      extraOptions: { toast: false },
    }),
    /** Blocks the other side, or lets it write again. */
    blockRoom: build.mutation<RoomDetail, BlockRoomBody>({
      query: (data) => ({ url: "/room/block", method: "POST", data }),
      invalidatesTags: (head) => (head ? ["RoomHead"] : []),
    }),
    /** For vendors: the conversation waits for no answer any more, or again. */
    setAside: build.mutation<null, SetAsideBody>({
      query: (data) => ({ url: "/room/aside", method: "POST", data }),
      invalidatesTags: (_, error) => (error ? [] : ["Room"]),
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

export const {
  useGetRoomsInfiniteQuery,
  useGetRoomQuery,
  useGetRoomWithQuery,
  useOpenRoomOfOrderMutation,
  useGetUnreadRoomsQuery,
  useGetRoomCardQuery,
  useGetRoomFileQuery,
  useEditMessageMutation,
  useDeleteMessageMutation,
  useSearchChatsQuery,
  useBlockRoomMutation,
  useSetAsideMutation,
} = roomApi;

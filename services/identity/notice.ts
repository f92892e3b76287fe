import type { Page } from "@/contracts/envelope";
import type {
  Notice,
  NoticeChoice,
  NoticeChoices,
  PushState,
  UnreadNotices,
} from "@/contracts/identity/notice";
import type { NoticesQuery, PushBody, ReadNoticesBody } from "@/contracts/identity/notice.schema";
import { api } from "@/services/api";

/** The account's notices. Failures are shown in place. */
export const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotices: build.query<Page<Notice>, Partial<NoticesQuery>>({
      query: (params) => ({ url: "/notice", params }),
      extraOptions: { toast: false },
      providesTags: ["Notice"],
    }),
    getUnreadNotices: build.query<UnreadNotices, void>({
      query: () => ({ url: "/notice/unread" }),
      extraOptions: { toast: false, on401: "reject" },
      providesTags: ["Notice"],
    }),
    readNotices: build.mutation<UnreadNotices, Partial<ReadNoticesBody>>({
      // Following a notice leaves the page.
      query: (data) => ({ url: "/notice/read", method: "POST", data, outlivesPage: true }),
      extraOptions: { toast: false, on401: "reject" },
      invalidatesTags: ["Notice"],
    }),
    getNoticeChoices: build.query<NoticeChoices, void>({
      query: () => ({ url: "/notice/choices" }),
      extraOptions: { toast: false },
      providesTags: ["NoticeChoice"],
    }),
    /** Shown at once, and taken back when it fails. */
    saveNoticeChoice: build.mutation<NoticeChoices, NoticeChoice>({
      query: (choice) => ({ url: "/notice/choices", method: "PUT", data: { choices: [choice] } }),
      async onQueryStarted(choice, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          noticeApi.util.updateQueryData("getNoticeChoices", undefined, (draft) => {
            const at = draft.choices.findIndex(({ kind }) => kind === choice.kind);
            if (at >= 0) draft.choices[at] = choice;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    getPush: build.query<PushState, { endpoint: string }>({
      query: (params) => ({ url: "/notice/push", params }),
      extraOptions: { toast: false },
      keepUnusedDataFor: 0,
    }),
    startPush: build.mutation<PushState, PushBody>({
      query: (data) => ({ url: "/notice/push", method: "PUT", data }),
    }),
    stopPush: build.mutation<PushState, { endpoint: string }>({
      query: (data) => ({ url: "/notice/push/stop", method: "POST", data }),
    }),
  }),
});

export const {
  useGetNoticesQuery,
  useGetUnreadNoticesQuery,
  useReadNoticesMutation,
  useGetNoticeChoicesQuery,
  useSaveNoticeChoiceMutation,
  useLazyGetPushQuery,
  useStartPushMutation,
  useStopPushMutation,
} = noticeApi;

import type { DiarySetting } from "@/contracts/catalogue/diary";
import type { DiaryCapacityBody, DiaryDaysBody } from "@/contracts/catalogue/diary.schema";
import type { VendorDiary } from "@/contracts/messaging/diary";
import type { DiaryQuery, HoldDateBody } from "@/contracts/messaging/diary.schema";
import type { DateHold } from "@/contracts/sale/hold";
import { api } from "@/services/api";

/** A vendor's calendar. */
export const diaryApi = api.enhanceEndpoints({ addTagTypes: ["Diary"] }).injectEndpoints({
  endpoints: (build) => ({
    getVendorDiary: build.query<VendorDiary, DiaryQuery>({
      query: (params) => ({ url: "/vendor/diary", params }),
      providesTags: ["Diary", "Appointment", "VendorOrder"],
    }),
    setDiaryDays: build.mutation<DiarySetting, DiaryDaysBody>({
      query: (data) => ({ url: "/vendor/diary/days", method: "POST", data }),
      invalidatesTags: ["Diary"],
    }),
    setDiaryCapacity: build.mutation<DiarySetting, DiaryCapacityBody>({
      query: (data) => ({ url: "/vendor/diary/capacity", method: "POST", data }),
      invalidatesTags: ["Diary"],
      extraOptions: { toast: false },
    }),
    holdDate: build.mutation<DateHold, Partial<HoldDateBody> & { date: string; name: string }>({
      query: (data) => ({ url: "/vendor/diary/hold", method: "POST", data }),
      invalidatesTags: ["Diary"],
      extraOptions: { toast: false },
    }),
    moveHold: build.mutation<DateHold, { id: string; date: string }>({
      query: ({ id, date }) => ({ url: `/vendor/diary/hold/${id}`, method: "PATCH", data: { date } }),
      invalidatesTags: ["Diary"],
      extraOptions: { toast: false },
    }),
    releaseDate: build.mutation<null, string>({
      query: (id) => ({ url: `/vendor/diary/hold/${id}`, method: "DELETE" }),
      invalidatesTags: ["Diary"],
    }),
  }),
});

export const {
  useGetVendorDiaryQuery,
  useSetDiaryDaysMutation,
  useSetDiaryCapacityMutation,
  useHoldDateMutation,
  useMoveHoldMutation,
  useReleaseDateMutation,
} = diaryApi;

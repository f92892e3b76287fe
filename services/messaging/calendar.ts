import type { CalendarSetting } from "@/contracts/catalogue/calendar";
import type { CalendarCapacityBody, CalendarDaysBody } from "@/contracts/catalogue/calendar.schema";
import type { VendorCalendar } from "@/contracts/messaging/calendar/calendar";
import type { CalendarQuery, HoldDateBody } from "@/contracts/messaging/calendar/calendar.schema";
import type { DateHold } from "@/contracts/sale/hold";
import { api } from "@/services/api";

/** A vendor's calendar. */
export const calendarApi = api.enhanceEndpoints({ addTagTypes: ["Calendar"] }).injectEndpoints({
  endpoints: (build) => ({
    getVendorCalendar: build.query<VendorCalendar, CalendarQuery>({
      query: (params) => ({ url: "/vendor/calendar", params }),
      providesTags: ["Calendar", "Appointment", "VendorOrder"],
    }),
    setCalendarDays: build.mutation<CalendarSetting, CalendarDaysBody>({
      query: (data) => ({ url: "/vendor/calendar/days", method: "POST", data }),
      invalidatesTags: ["Calendar"],
    }),
    setCalendarCapacity: build.mutation<CalendarSetting, CalendarCapacityBody>({
      query: (data) => ({ url: "/vendor/calendar/capacity", method: "POST", data }),
      invalidatesTags: ["Calendar"],
      extraOptions: { toast: false },
    }),
    holdDate: build.mutation<DateHold, Partial<HoldDateBody> & { date: string; name: string }>({
      query: (data) => ({ url: "/vendor/calendar/hold", method: "POST", data }),
      invalidatesTags: ["Calendar"],
      extraOptions: { toast: false },
    }),
    moveHold: build.mutation<DateHold, { id: string; date: string }>({
      query: ({ id, date }) => ({ url: `/vendor/calendar/hold/${id}`, method: "PATCH", data: { date } }),
      invalidatesTags: ["Calendar"],
      extraOptions: { toast: false },
    }),
    releaseDate: build.mutation<null, string>({
      query: (id) => ({ url: `/vendor/calendar/hold/${id}`, method: "DELETE" }),
      invalidatesTags: ["Calendar"],
    }),
  }),
});

export const {
  useGetVendorCalendarQuery,
  useSetCalendarDaysMutation,
  useSetCalendarCapacityMutation,
  useHoldDateMutation,
  useMoveHoldMutation,
  useReleaseDateMutation,
} = calendarApi;

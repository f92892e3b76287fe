import type { CalendarFeed } from "@/contracts/sale/calendar";
import { api } from "@/services/api";

export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => ({ url: "/calendar-feed" }),
      providesTags: ["CalendarFeed"],
    }),
    /** Creates the link, or a new one that replaces it. */
    resetCalendarFeed: build.mutation<CalendarFeed, void>({
      query: () => ({ url: "/calendar-feed", method: "POST" }),
      invalidatesTags: ["CalendarFeed"],
    }),
    removeCalendarFeed: build.mutation<CalendarFeed, void>({
      query: () => ({ url: "/calendar-feed", method: "DELETE" }),
      invalidatesTags: ["CalendarFeed"],
    }),
  }),
});

export const { useGetCalendarFeedQuery, useResetCalendarFeedMutation, useRemoveCalendarFeedMutation } =
  calendarApi;

import type { BusyCalendar } from "@/contracts/messaging/calendar/busy-calendar";
import type { BusyCalendarBody } from "@/contracts/messaging/calendar/busy-calendar.schema";
import { api } from "@/services/api";

const PATH = "/vendor/calendar/busy";
const CHANGED = ["BusyCalendar", "Calendar"] as const;

export const busyCalendarApi = api
  .enhanceEndpoints({ addTagTypes: ["Calendar", "BusyCalendar"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getBusyCalendar: build.query<BusyCalendar, void>({
        query: () => ({ url: PATH }),
        providesTags: ["BusyCalendar"],
      }),
      saveBusyCalendar: build.mutation<BusyCalendar, BusyCalendarBody>({
        query: (data) => ({ url: PATH, method: "POST", data }),
        invalidatesTags: [...CHANGED],
        extraOptions: { toast: false },
      }),
      readBusyCalendar: build.mutation<BusyCalendar, void>({
        query: () => ({ url: `${PATH}/read`, method: "POST" }),
        invalidatesTags: [...CHANGED],
      }),
      removeBusyCalendar: build.mutation<BusyCalendar, void>({
        query: () => ({ url: PATH, method: "DELETE" }),
        invalidatesTags: [...CHANGED],
      }),
    }),
  });

export const {
  useGetBusyCalendarQuery,
  useSaveBusyCalendarMutation,
  useReadBusyCalendarMutation,
  useRemoveBusyCalendarMutation,
} = busyCalendarApi;

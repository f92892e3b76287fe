import type { RoomPlans, VenuePlans } from "@/contracts/planning/room-plan";
import type { RoomPlanBody } from "@/contracts/planning/room-plan.schema";
import { api } from "@/services/api";

const PATH = "/vendor/room-plan";

/** Calls about a vendor's room plans. The editor shows its own failures. */
export const roomPlanApi = api.enhanceEndpoints({ addTagTypes: ["RoomPlan"] }).injectEndpoints({
  endpoints: (build) => ({
    getRoomPlans: build.query<RoomPlans, void>({
      query: () => ({ url: PATH }),
      providesTags: ["RoomPlan"],
    }),
    /** Adds a plan, or replaces the one with the id. */
    saveRoomPlan: build.mutation<RoomPlans, { id: string | null; version: number; room: RoomPlanBody }>({
      query: ({ id, version, room }) =>
        id
          ? { url: `${PATH}/${id}`, method: "PUT", data: { ...room, version } }
          : { url: PATH, method: "POST", data: room },
      extraOptions: { toast: false },
      invalidatesTags: ["RoomPlan"],
    }),
    deleteRoomPlan: build.mutation<RoomPlans, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: "DELETE" }),
      invalidatesTags: ["RoomPlan"],
    }),
    /** The plans of the vendors booked for an event. */
    getVenuePlans: build.query<VenuePlans, string>({
      query: (eventId) => ({ url: `/planning/room-plan/${eventId}` }),
      providesTags: ["Order", "Banquet"],
    }),
  }),
});

export const {
  useGetRoomPlansQuery,
  useSaveRoomPlanMutation,
  useDeleteRoomPlanMutation,
  useGetVenuePlansQuery,
} = roomPlanApi;

import type { Page } from "@/contracts/envelope";
import type {
  AngBaoPage,
  CheckInArrival,
  CheckInLink,
  CheckInOverview,
  CheckInParty,
} from "@/contracts/planning/check-in";
import type {
  AngBaoBody,
  ArrivalsQuery,
  CheckInLinkBody,
  CheckInPartiesQuery,
} from "@/contracts/planning/check-in.schema";
import { api } from "@/services/api";

const PATH = "/planning/check-in";
type Paged = Pick<ArrivalsQuery, "eventId" | "page">;

export const checkInApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCheckIn: build.query<CheckInOverview, string>({
      query: (eventId) => ({ url: PATH, params: { eventId } }),
      providesTags: ["CheckIn"],
    }),
    getCheckInParties: build.query<Page<CheckInParty>, Omit<CheckInPartiesQuery, "limit">>({
      query: (params) => ({ url: `${PATH}/parties`, params }),
      providesTags: ["CheckIn"],
    }),
    getArrivals: build.query<Page<CheckInArrival>, Paged>({
      query: (params) => ({ url: `${PATH}/arrivals`, params }),
      providesTags: ["CheckIn"],
    }),
    undoArrival: build.mutation<null, string>({
      query: (id) => ({ url: `${PATH}/arrivals/${id}`, method: "DELETE" }),
      invalidatesTags: ["CheckIn"],
    }),
    addCheckInLink: build.mutation<{ docs: CheckInLink[] }, CheckInLinkBody>({
      query: (data) => ({ url: `${PATH}/links`, method: "POST", data }),
      invalidatesTags: ["CheckIn"],
      extraOptions: { toast: false },
    }),
    revokeCheckInLink: build.mutation<{ docs: CheckInLink[] }, string>({
      query: (id) => ({ url: `${PATH}/links/${id}`, method: "DELETE" }),
      invalidatesTags: ["CheckIn"],
    }),
    getAngBao: build.query<AngBaoPage, Paged>({
      query: (params) => ({ url: `${PATH}/gifts`, params }),
      providesTags: ["CheckIn"],
    }),
    addAngBao: build.mutation<null, AngBaoBody>({
      query: (data) => ({ url: `${PATH}/gifts`, method: "POST", data }),
      invalidatesTags: ["CheckIn"],
      extraOptions: { toast: false },
    }),
    removeAngBao: build.mutation<null, string>({
      query: (id) => ({ url: `${PATH}/gifts/${id}`, method: "DELETE" }),
      invalidatesTags: ["CheckIn"],
    }),
  }),
});

export const {
  useGetCheckInQuery,
  useGetCheckInPartiesQuery,
  useGetArrivalsQuery,
  useUndoArrivalMutation,
  useAddCheckInLinkMutation,
  useRevokeCheckInLinkMutation,
  useGetAngBaoQuery,
  useAddAngBaoMutation,
  useRemoveAngBaoMutation,
} = checkInApi;

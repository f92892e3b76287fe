import type { DashboardPeriod, VendorDashboard } from "@/contracts/messaging/dashboard";
import { api } from "@/services/api";

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVendorDashboard: build.query<VendorDashboard, DashboardPeriod>({
      query: (period) => ({ url: "/vendor/dashboard/summary", params: { period } }),
      providesTags: ["VendorOrder", "Appointment"],
    }),
  }),
});

export const { useGetVendorDashboardQuery } = dashboardApi;

import type { OperatorHealth } from "@/contracts/operator/health/health";
import type { HealthActBody } from "@/contracts/operator/health/health.schema";
import { api } from "@/services/api";

export const operatorHealthApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorHealth", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorHealth: build.query<OperatorHealth, void>({
        query: () => ({ url: "/operator/health" }),
        extraOptions: { toast: false },
        providesTags: ["OperatorHealth"],
      }),
      actOnHealth: build.mutation<null, HealthActBody>({
        query: (data) => ({ url: "/operator/health/act", method: "POST", data }),
        invalidatesTags: ["OperatorHealth", "OperatorAct"],
      }),
    }),
  });

export const { useGetOperatorHealthQuery, useActOnHealthMutation } = operatorHealthApi;

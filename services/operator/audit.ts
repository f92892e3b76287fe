import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { AuditQuery } from "@/contracts/identity/operator/operator.schema";
import { api } from "@/services/api";

export const operatorAuditApi = api.enhanceEndpoints({ addTagTypes: ["OperatorAct"] }).injectEndpoints({
  endpoints: (build) => ({
    getOperatorActs: build.query<OperatorActs, Partial<AuditQuery>>({
      query: (params) => ({ url: "/operator/audit", params }),
      extraOptions: { toast: false },
      providesTags: ["OperatorAct"],
    }),
  }),
});

export const { useGetOperatorActsQuery } = operatorAuditApi;

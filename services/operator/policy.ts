import type { PolicyNotices } from "@/contracts/operator/policy/policy";
import type { PolicyNoticeBody, PolicyNoticesQuery } from "@/contracts/operator/policy/policy.schema";
import { api } from "@/services/api";

export const operatorPolicyApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorPolicy", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPolicyNotices: build.query<PolicyNotices, Partial<PolicyNoticesQuery>>({
        query: (params) => ({ url: "/operator/policy", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorPolicy"],
      }),
      announcePolicy: build.mutation<null, PolicyNoticeBody>({
        query: (data) => ({ url: "/operator/policy", method: "POST", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorPolicy", "OperatorAct"],
      }),
    }),
  });

export const { useGetPolicyNoticesQuery, useAnnouncePolicyMutation } = operatorPolicyApi;

import type { OperatorPerson } from "@/contracts/operator/person";
import type { PersonActBody } from "@/contracts/operator/person.schema";
import { api } from "@/services/api";

export const operatorPersonApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorPerson", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorPerson: build.query<OperatorPerson, string>({
        query: (id) => ({ url: `/operator/person/${id}` }),
        extraOptions: { toast: false },
        providesTags: ["OperatorPerson"],
      }),
      actOnPerson: build.mutation<OperatorPerson, { id: string; body: PersonActBody }>({
        query: ({ id, body }) => ({ url: `/operator/person/${id}/act`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorPerson", "OperatorAct"],
      }),
    }),
  });

export const { useGetOperatorPersonQuery, useActOnPersonMutation } = operatorPersonApi;

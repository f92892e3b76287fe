import type { OperatorPeople, OperatorPerson, PersonDeletion } from "@/contracts/operator/person/person";
import type {
  OperatorPeopleQuery,
  PersonActBody,
  PersonDeleteBody,
} from "@/contracts/operator/person/person.schema";
import { api } from "@/services/api";

export const operatorPersonApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorPerson", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorPeople: build.query<OperatorPeople, Partial<OperatorPeopleQuery>>({
        query: (params) => ({ url: "/operator/person", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorPerson"],
      }),
      getPersonDeletion: build.query<PersonDeletion, string>({
        query: (id) => ({ url: `/operator/person/${id}/deletion` }),
        extraOptions: { toast: false },
      }),
      deletePerson: build.mutation<null, { id: string; body: PersonDeleteBody }>({
        query: ({ id, body }) => ({ url: `/operator/person/${id}/delete`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorPerson", "OperatorAct"],
      }),
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

export const {
  useGetOperatorPeopleQuery,
  useGetPersonDeletionQuery,
  useDeletePersonMutation,
  useGetOperatorPersonQuery,
  useActOnPersonMutation,
} = operatorPersonApi;

import type { Checklist, PlanTask, TasksAdded } from "@/contracts/planning/checklist";
import type {
  ChecklistQuery,
  TaskBody,
  TaskChangeBody,
  TemplatesBody,
} from "@/contracts/planning/checklist.schema";
import { api } from "@/services/api";

const PATH = "/planning/checklist";

export const checklistApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChecklist: build.query<Checklist, Partial<ChecklistQuery>>({
      query: (params) => ({ url: PATH, params }),
      providesTags: ["Checklist", "Order"],
    }),
    addTask: build.mutation<PlanTask, TaskBody>({
      query: (data) => ({ url: PATH, method: "POST", data }),
      invalidatesTags: ["Checklist"],
      extraOptions: { toast: false },
    }),
    changeTask: build.mutation<PlanTask, { id: string } & TaskChangeBody>({
      query: ({ id, ...data }) => ({ url: `${PATH}/${id}`, method: "PATCH", data }),
      invalidatesTags: ["Checklist"],
    }),
    removeTask: build.mutation<null, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: "DELETE" }),
      invalidatesTags: ["Checklist"],
    }),
    addTemplates: build.mutation<TasksAdded, TemplatesBody>({
      query: (data) => ({ url: `${PATH}/templates`, method: "POST", data }),
      invalidatesTags: ["Checklist"],
      extraOptions: { toast: false },
    }),
    undoMove: build.mutation<null, void>({
      query: () => ({ url: `${PATH}/undomove`, method: "POST" }),
      invalidatesTags: ["Checklist"],
    }),
    dismissMove: build.mutation<null, void>({
      query: () => ({ url: `${PATH}/move`, method: "DELETE" }),
      invalidatesTags: ["Checklist"],
    }),
  }),
});

export const {
  useGetChecklistQuery,
  useAddTaskMutation,
  useChangeTaskMutation,
  useRemoveTaskMutation,
  useAddTemplatesMutation,
  useUndoMoveMutation,
  useDismissMoveMutation,
} = checklistApi;

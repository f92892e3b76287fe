import type {
  OperatorTicket,
  OperatorTickets,
  SavedAnswer,
} from "@/contracts/messaging/ticket/operator-ticket";
import type {
  OperatorTicketsQuery,
  SavedAnswerBody,
  TicketAnswerBody,
  TicketMergeBody,
  TicketOwnerBody,
  TicketStateBody,
} from "@/contracts/messaging/ticket/operator-ticket.schema";
import { api } from "@/services/api";

/** Tickets of the console. The answer form shows its own failures. */
export const operatorTicketApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorTicket", "OperatorHome", "OperatorAct", "SavedAnswer"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorTickets: build.query<OperatorTickets, Partial<OperatorTicketsQuery>>({
        query: (params) => ({ url: "/operator/ticket", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorTicket"],
      }),
      getOperatorTicket: build.query<OperatorTicket, string>({
        query: (id) => ({ url: `/operator/ticket/${id}` }),
        extraOptions: { toast: false },
        providesTags: ["OperatorTicket"],
      }),
      answerTicket: build.mutation<OperatorTicket, { id: string; body: TicketAnswerBody }>({
        query: ({ id, body }) => ({ url: `/operator/ticket/${id}/answer`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorTicket", "OperatorHome", "OperatorAct"],
      }),
      setTicketState: build.mutation<OperatorTicket, { id: string; body: TicketStateBody }>({
        query: ({ id, body }) => ({
          url: `/operator/ticket/${id}/state`,
          method: "POST",
          data: body,
          outlivesPage: true,
        }),
        invalidatesTags: ["OperatorTicket", "OperatorHome", "OperatorAct"],
      }),
      ownTicket: build.mutation<OperatorTicket, { id: string; body: TicketOwnerBody }>({
        query: ({ id, body }) => ({ url: `/operator/ticket/${id}/owner`, method: "POST", data: body }),
        invalidatesTags: ["OperatorTicket", "OperatorAct"],
      }),
      mergeTicket: build.mutation<OperatorTicket, { id: string; body: TicketMergeBody }>({
        query: ({ id, body }) => ({ url: `/operator/ticket/${id}/merge`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorTicket", "OperatorHome", "OperatorAct"],
      }),
      getSavedAnswers: build.query<SavedAnswer[], void>({
        query: () => ({ url: "/operator/saved-answer" }),
        extraOptions: { toast: false },
        providesTags: ["SavedAnswer"],
      }),
      saveAnswer: build.mutation<SavedAnswer[], SavedAnswerBody>({
        query: (data) => ({ url: "/operator/saved-answer", method: "POST", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["SavedAnswer"],
      }),
      removeSavedAnswer: build.mutation<SavedAnswer[], string>({
        query: (id) => ({ url: `/operator/saved-answer/${id}`, method: "DELETE" }),
        invalidatesTags: ["SavedAnswer"],
      }),
    }),
  });

export const {
  useGetOperatorTicketsQuery,
  useGetOperatorTicketQuery,
  useAnswerTicketMutation,
  useSetTicketStateMutation,
  useOwnTicketMutation,
  useMergeTicketMutation,
  useGetSavedAnswersQuery,
  useSaveAnswerMutation,
} = operatorTicketApi;

import type { OwnTickets, TicketOpened } from "@/contracts/messaging/ticket/ticket";
import type { OwnTicketsQuery } from "@/contracts/messaging/ticket/ticket.schema";
import { api } from "@/services/api";

/** For guests and signed-in users; the form shows failures. */
export const ticketApi = api.enhanceEndpoints({ addTagTypes: ["Ticket"] }).injectEndpoints({
  endpoints: (build) => ({
    openTicket: build.mutation<TicketOpened, FormData>({
      query: (data) => ({ url: "/ticket", method: "POST", data }),
      extraOptions: { toast: false },
    }),
    openVendorTicket: build.mutation<TicketOpened, FormData>({
      query: (data) => ({ url: "/ticket-vendor/vendor-ticket", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Ticket"],
    }),
    getVendorTickets: build.query<OwnTickets, OwnTicketsQuery>({
      query: (params) => ({ url: "/ticket-vendor/vendor-ticket", params }),
      extraOptions: { toast: false },
      providesTags: ["Ticket"],
    }),
  }),
});

export const { useOpenVendorTicketMutation, useGetVendorTicketsQuery } = ticketApi;

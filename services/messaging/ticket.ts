import type { TicketOpened } from "@/contracts/messaging/ticket";
import { api } from "@/services/api";

/** For guests and signed-in users; the form shows failures. */
export const ticketApi = api.injectEndpoints({
  endpoints: (build) => ({
    openTicket: build.mutation<TicketOpened, FormData>({
      query: (data) => ({ url: "/ticket", method: "POST", data }),
      extraOptions: { toast: false },
    }),
  }),
});

import type { TicketOpened } from "@/contracts/ticket";
import { api } from "./api";

/** Of guests and of whoever is signed in; the form says what went wrong. */
export const ticketApi = api.injectEndpoints({
  endpoints: (build) => ({
    openTicket: build.mutation<TicketOpened, FormData>({
      query: (data) => ({ url: "/ticket", method: "POST", data }),
      extraOptions: { toast: false },
    }),
  }),
});

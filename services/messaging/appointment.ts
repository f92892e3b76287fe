import type { Appointment, AppointmentSlots } from "@/contracts/messaging/appointment/appointment";
import type {
  AppointmentSlotsQuery,
  CoupleAnswerBody,
  CoupleAppointmentListQuery,
  RequestAppointmentBody,
} from "@/contracts/messaging/appointment/appointment.schema";
import type { Page } from "@/contracts/envelope";
import { api } from "@/services/api";

/** A couple's appointments. */
export const appointmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the free times of some days; the view shows failures. */
    getAppointmentSlots: build.query<AppointmentSlots, Partial<AppointmentSlotsQuery> & { vendorId: string }>(
      {
        query: (params) => ({ url: "/public/appointment/slots", params }),
        extraOptions: { toast: false },
      },
    ),
    requestAppointment: build.mutation<
      Appointment,
      Omit<RequestAppointmentBody, "note"> & Partial<RequestAppointmentBody>
    >({
      query: (data) => ({ url: "/appointment", method: "POST", data }),
      invalidatesTags: ["Appointment"],
      extraOptions: { toast: false },
    }),
    getAppointments: build.query<Page<Appointment>, Partial<CoupleAppointmentListQuery>>({
      query: (query) => ({ url: "/appointment", params: { page: 1, limit: 10, when: "upcoming", ...query } }),
      providesTags: ["Appointment"],
    }),
    answerAsCouple: build.mutation<Appointment, Partial<CoupleAnswerBody> & { id: string }>({
      query: ({ id, ...data }) => ({ url: `/appointment/${id}`, method: "PATCH", data }),
      // A refusal also means that the appointment has changed in the meantime.
      invalidatesTags: ["Appointment"],
    }),
  }),
});

export const { useAnswerAsCoupleMutation, useGetAppointmentsQuery } = appointmentApi;

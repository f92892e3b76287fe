import type {
  AnswerAppointmentBody,
  AppointmentSettingBody,
  MoveAppointmentBody,
  VendorAppointmentListQuery,
} from "@/contracts/messaging/appointment/appointment.schema";
import type {
  Appointment,
  AppointmentSetting,
  AppointmentSlots,
} from "@/contracts/messaging/appointment/appointment";
import type { Page } from "@/contracts/envelope";
import { api } from "@/services/api";

/** A vendor's appointments and their hours. */
export const appointmentVendorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVendorAppointments: build.query<Page<Appointment>, Partial<VendorAppointmentListQuery>>({
      query: (query) => ({
        url: "/vendor/appointment",
        params: { page: 1, limit: 10, when: "upcoming", ...query },
      }),
      providesTags: ["Appointment"],
    }),
    answerAppointment: build.mutation<
      Appointment,
      { id: string; action: AnswerAppointmentBody["action"]; answer?: string }
    >({
      query: ({ id, ...data }) => ({ url: `/vendor/appointment/${id}`, method: "PATCH", data }),
      invalidatesTags: ["Appointment"],
    }),
    /** Returns the free times of a day to which an appointment can move; the view shows failures. */
    getMoveSlots: build.query<AppointmentSlots, { id: string; date: string }>({
      query: ({ id, date }) => ({ url: `/vendor/appointment/slots/${id}`, params: { date } }),
      providesTags: ["Appointment"],
      extraOptions: { toast: false },
    }),
    moveAppointment: build.mutation<Appointment, MoveAppointmentBody & { id: string }>({
      query: ({ id, ...data }) => ({ url: `/vendor/appointment/move/${id}`, method: "PATCH", data }),
      invalidatesTags: ["Appointment"],
      extraOptions: { toast: false },
    }),
    getAppointmentSetting: build.query<AppointmentSetting, void>({
      query: () => ({ url: "/vendor/appointment/setting" }),
      providesTags: ["AppointmentSetting"],
    }),
    /** A refusal is shown as a warning. */
    saveAppointmentSetting: build.mutation<AppointmentSetting, AppointmentSettingBody>({
      query: (data) => ({ url: "/vendor/appointment/setting/update", method: "POST", data }),
      invalidatesTags: ["AppointmentSetting"],
      extraOptions: { toast: "warning" },
    }),
  }),
});

export const {
  useGetVendorAppointmentsQuery,
  useAnswerAppointmentMutation,
  useGetMoveSlotsQuery,
  useMoveAppointmentMutation,
  useGetAppointmentSettingQuery,
  useSaveAppointmentSettingMutation,
} = appointmentVendorApi;

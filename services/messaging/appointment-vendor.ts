import type {
  AnswerAppointmentBody,
  AppointmentListQuery,
  AppointmentSettingBody,
} from "@/contracts/messaging/appointment.schema";
import type { Appointment, AppointmentSetting } from "@/contracts/messaging/appointment";
import type { Page } from "@/contracts/envelope";
import { api } from "@/services/api";

/** A vendor's appointments and opening hours. */
export const appointmentVendorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVendorAppointments: build.query<Page<Appointment>, Partial<AppointmentListQuery>>({
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
  useGetAppointmentSettingQuery,
  useSaveAppointmentSettingMutation,
} = appointmentVendorApi;

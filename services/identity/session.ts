import type { ChangePasswordBody } from "@/contracts/identity/credential/password.schema";
import type { TwoStepBody } from "@/contracts/identity/two-step.schema";
import type { PendingEmailChange } from "@/contracts/identity/account/email-change";
import type { EmailChangeBody } from "@/contracts/identity/account/email-change.schema";
import type { ActiveSession } from "@/contracts/identity/session";
import type { ConnectedLogin } from "@/contracts/identity/social";
import { api } from "@/services/api";

/** Sessions and sign-in settings of the signed-in account, for customers and vendors alike. */
export const sessionApi = api
  .enhanceEndpoints({ addTagTypes: ["Session", "ConnectedLogin", "EmailChange"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSessions: build.query<ActiveSession[], void>({
        query: () => ({ url: "/auth/sessions" }),
        providesTags: ["Session"],
      }),
      /** Removes the session from the list immediately, and restores it when the server could not end it. */
      endSession: build.mutation<null, string>({
        query: (id) => ({ url: `/auth/sessions/${id}`, method: "DELETE" }),
        onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
          const patch = dispatch(
            sessionApi.util.updateQueryData("getSessions", undefined, (sessions) =>
              sessions.filter((session) => session.id !== id),
            ),
          );
          await queryFulfilled.catch(() => patch.undo());
        },
      }),
      /** Ends this session as well. */
      endAllSessions: build.mutation<null, void>({
        query: () => ({ url: "/auth/logout-everywhere", method: "POST" }),
      }),
      /** Ends every other session. */
      changePassword: build.mutation<null, ChangePasswordBody>({
        query: (data) => ({ url: "/auth/password", method: "PATCH", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["Session"],
      }),
      getPendingEmailChange: build.query<PendingEmailChange, void>({
        query: () => ({ url: "/user/auth/email-change" }),
        providesTags: ["EmailChange"],
      }),
      askEmailChange: build.mutation<null, EmailChangeBody>({
        query: (data) => ({ url: "/user/auth/email-change", method: "POST", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["EmailChange"],
      }),
      getConnectedLogins: build.query<ConnectedLogin[], void>({
        query: () => ({ url: "/auth/social-logins" }),
        providesTags: ["ConnectedLogin"],
      }),
      disconnectLogin: build.mutation<null, string>({
        query: (id) => ({ url: `/auth/social-logins/${id}`, method: "DELETE" }),
        invalidatesTags: ["ConnectedLogin"],
      }),
      setTwoStep: build.mutation<null, TwoStepBody>({
        query: (data) => ({ url: "/auth/two-step", method: "PATCH", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["Profile"],
      }),
    }),
  });

export const {
  useAskEmailChangeMutation,
  useGetPendingEmailChangeQuery,
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndAllSessionsMutation,
  useChangePasswordMutation,
  useSetTwoStepMutation,
  useGetConnectedLoginsQuery,
  useDisconnectLoginMutation,
} = sessionApi;

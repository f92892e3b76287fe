import { readEnv } from "@/lib/env";

/** Pages linked to from messages. */
const PATHS = {
  start: "/vendor",
  verifyEmail: "/verify-email",
  changeEmail: "/change-email",
  undoEmail: "/undo-email",
  login: { customer: "/login", vendor: "/vendor/login" },
  forgotPassword: { customer: "/forgot-password", vendor: "/vendor/password-reset" },
  resetPassword: { customer: "/reset-password", vendor: "/vendor/password-reset" },
} as const;

type Who = "customer" | "vendor";
const withToken = (path: string, token: string) => `${appLink(path)}?token=${encodeURIComponent(token)}`;

/** Returns an absolute URL on our own site. */
export function appLink(path: string): string {
  return readEnv().appOrigin + path;
}

export const startLink = () => appLink(PATHS.start);
export const verifyEmailLink = (token: string) => withToken(PATHS.verifyEmail, token);
export const changeEmailLink = (token: string) => withToken(PATHS.changeEmail, token);
export const undoEmailLink = (token: string) => withToken(PATHS.undoEmail, token);
export const loginLink = (who: Who) => appLink(PATHS.login[who]);
export const forgotPasswordLink = (who: Who) => appLink(PATHS.forgotPassword[who]);
export const resetPasswordLink = (who: Who, token: string) => withToken(PATHS.resetPassword[who], token);

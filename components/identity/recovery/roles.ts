import type { RecoveryRole } from "@/contracts/identity/recovery";

type Look = {
  tone: "jewel" | "night";
  motto: string;
  forgotTitle: string;
  loginPath: string;
  forgotPath: string;
};

/** Differences between the recovery pages of couples and vendors. */
export const RECOVERY_LOOK: Record<RecoveryRole, Look> = {
  customer: {
    tone: "jewel",
    motto: "Your plans are safe. We just need to check it’s you.",
    forgotTitle: "Forgot your password?",
    loginPath: "/login",
    forgotPath: "/forgot-password",
  },
  vendor: {
    tone: "night",
    motto: "Your shop is open while you look for the key.",
    forgotTitle: "Vendor password reset",
    loginPath: "/vendor/login",
    forgotPath: "/vendor/password-reset",
  },
};

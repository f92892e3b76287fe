"use client";
import { useState } from "react";
import { notify } from "@/lib/notice/notify";
import { NETWORK_FAILURE } from "@/contracts/api-error";
import { loadStore } from "@/components/session/load-store";
import { t } from "@/lib/words/t";
import styles from "./menu.module.css";

/** Ends the session and goes to the home page. */
export function LogoutButton({ className = styles.entry }: { className?: string | undefined }) {
  const [leaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    try {
      const [store, { signOut }] = await Promise.all([loadStore(), import("@/store/session")]);
      await store.dispatch(signOut());
    } catch {
      notify("error", NETWORK_FAILURE);
      setLeaving(false);
    }
  };
  return (
    <button type="button" className={className} disabled={leaving} onClick={() => void logout()}>
      {t("Logout")}
    </button>
  );
}

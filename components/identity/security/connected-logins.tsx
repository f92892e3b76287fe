"use client";
import { lazy, Suspense, useRef, useState } from "react";
import { FacebookMark, GoogleMark } from "@/components/identity/social/social-icons";
import { Button } from "@/components/ui/action/button";
import { type ConnectedLogin, LOGIN_DISCONNECTED, NETWORK_NAMES } from "@/contracts/identity/social";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useDisconnectLoginMutation, useGetConnectedLoginsQuery } from "@/services/identity/session";
import { SecurityCard } from "./security-card";
import styles from "./session-list.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

const ICONS = { google: GoogleMark, facebook: FacebookMark };

/** Social logins that open this account. Renders nothing when there are none. */
export default function ConnectedLogins() {
  const { data = [] } = useGetConnectedLoginsQuery();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<ConnectedLogin | null>(null);
  const [disconnect, { isLoading }] = useDisconnectLoginMutation();
  if (data.length === 0) return null;
  const name = asked ? NETWORK_NAMES[asked.network] : "";
  const remove = async () => {
    if (!asked) return;
    const { error } = await disconnect(asked.id);
    setAsked(null);
    if (error) return;
    list.current?.focus();
    notify("success", LOGIN_DISCONNECTED);
  };
  return (
    <SecurityCard title="Connected logins" lead="You can log in with these as well as with your password.">
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Connected logins">
        {data.map((login) => {
          const Icon = ICONS[login.network];
          return (
            <li key={login.id} className={styles.row}>
              <span className={styles.icon}>
                <Icon />
              </span>
              <div>
                <p className={styles.device}>{NETWORK_NAMES[login.network]}</p>
                <p className={styles.note}>
                  Connected {formatDate(todayInSingapore(new Date(login.connectedAt)))}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Disconnect ${NETWORK_NAMES[login.network]}`}
                onClick={() => setAsked(login)}
              >
                Disconnect
              </Button>
            </li>
          );
        })}
      </ul>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open
            title={`Disconnect ${name}?`}
            confirm="Disconnect"
            cancel="Keep it"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void remove()}
            onClose={() => setAsked(null)}
          >
            “Continue with {name}” will not open your account any more. You can connect it again at any time.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </SecurityCard>
  );
}

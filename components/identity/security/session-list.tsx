"use client";
import { lazy, Suspense, useRef, useState } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Badge } from "@/components/ui/feedback/badge";
import { Button } from "@/components/ui/action/button";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { ActiveSession } from "@/contracts/identity/session";
import { formatDateTime } from "@/lib/dates";
import { keepNotice } from "@/lib/notice/kept-notice";
import { notify } from "@/lib/notice/notify";
import {
  useEndAllSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from "@/services/identity/session";
import { useAppDispatch } from "@/store/hooks";
import { signOut } from "@/store/session";
import { SecurityCard } from "./security-card";
import styles from "./session-list.module.css";

const PATHS = {
  phone:
    "M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2",
  computer: "M5 5.5h14v10H5ZM2.5 18.5h19",
} as const;

/** A phone or a computer, depending on the device's name. */
function DeviceIcon({ device }: { device: string }) {
  const kind = /android|iphone|ipad|ios|mobile/i.test(device) ? "phone" : "computer";
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={PATHS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** Lists the account's sessions and signs them out. */
export function SessionList() {
  const { data, error, isFetching, refetch } = useGetSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SecurityCard
      title="Where you are signed in"
      lead="Don’t recognise a device? Sign it out, then change your password."
    >
      {data ? (
        <Sessions sessions={data} />
      ) : error && !isFetching ? (
        <LoadFailure title="Your devices could not be loaded" error={error} retry={refetch} />
      ) : (
        <div className={styles.list} role="status" aria-label="Loading your devices">
          <Skeleton height="3rem" shape="block" />
          <Skeleton height="3rem" shape="block" />
        </div>
      )}
    </SecurityCard>
  );
}

function Sessions({ sessions }: { sessions: ActiveSession[] }) {
  const [end] = useEndSessionMutation();
  const list = useRef<HTMLUListElement>(null);
  const signOutOne = async ({ id, device }: ActiveSession) => {
    // The focused row disappears, so the focus needs a new place.
    list.current?.focus();
    const { error } = await end(id);
    if (!error) notify("success", `${device} is signed out`);
  };
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Signed-in devices">
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <span className={styles.icon}>
              <DeviceIcon device={session.device} />
            </span>
            <div>
              <p className={styles.device}>
                {session.device} {session.current ? <Badge tone="good">This browser</Badge> : null}
              </p>
              <p className={styles.note}>
                {session.current ? "Signed in" : "Last used"}{" "}
                {formatDateTime(session.current ? session.createdAt : session.lastUsedAt)}
                {session.ip && session.ip !== "unknown" ? ` · ${session.ip}` : ""}
              </p>
            </div>
            {session.current ? null : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Sign out ${session.device}`}
                onClick={() => void signOutOne(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  );
}

function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [wanted, setWanted] = useState(false);
  const dispatch = useAppDispatch();
  const [endAll, { isLoading }] = useEndAllSessionsMutation();
  const signOutAll = async () => {
    const { error } = await endAll();
    if (error) return setAsking(false);
    keepNotice("success", "You are signed out everywhere");
    await dispatch(signOut());
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setWanted(true);
          setAsking(true);
        }}
      >
        Sign out everywhere
      </Button>
      {wanted ? (
        <Suspense>
          <ConfirmDialog
            open={asking}
            title="Sign out everywhere?"
            confirm="Sign out everywhere"
            cancel="Stay signed in"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void signOutAll()}
            onClose={() => setAsking(false)}
          >
            This signs out every device, including this one. Your plans and bookings stay as they are.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}

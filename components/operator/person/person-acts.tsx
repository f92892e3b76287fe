"use client";
import { lazy, Suspense, useState } from "react";
import { useOperatorMay } from "../frame/use-operator";
import { ActBar } from "../queue/act-bar";
import type { OperatorPerson, PersonAct } from "@/contracts/operator/person/person";
import { todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useDownloadMutation } from "@/services/download";
import { useActOnPersonMutation } from "@/services/operator/person";

const PersonDeleteDialog = lazy(() => import("./person-delete-dialog"));
const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

type Asked = PersonAct | "export";

const WORDS: Readonly<Record<Asked, { label: string; title: string; lead: string; done: string }>> = {
  endSessions: {
    label: "End sessions",
    title: "End all sessions",
    lead: "The person is signed out everywhere and logs in again. The reason is kept in the log.",
    done: "All sessions ended",
  },
  resendVerification: {
    label: "Send verification link",
    title: "Send the verification link again",
    lead: "A new link goes to the person’s address. The reason is kept in the log.",
    done: "Link sent",
  },
  lock: {
    label: "Lock account",
    title: "Lock the account",
    lead: "The person is signed out everywhere and can’t sign in. The reason is kept in the log.",
    done: "Account locked",
  },
  unlock: {
    label: "Unlock account",
    title: "Unlock the account",
    lead: "The person can sign in again. The reason is kept in the log.",
    done: "Account unlocked",
  },
  export: {
    label: "Export data",
    title: "Export the person’s data",
    lead: "You download what the person’s own download has: profile, plans, orders, messages and consents. Hand it over only to the person. The reason is kept in the log.",
    done: "Exported",
  },
};

/** Actions on a person's account. Each requires a reason. */
export function PersonActs({ person }: { person: OperatorPerson }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [deletes, setDeletes] = useState(false);
  const mayDelete = useOperatorMay("privacy");
  const [act] = useActOnPersonMutation();
  const [download] = useDownloadMutation();
  const id = person._id;
  const offered: Asked[] = [
    "endSessions",
    ...(person.isEmailVerified ? [] : (["resendVerification"] as const)),
    person.isLocked ? "unlock" : "lock",
    "export",
  ];
  const run = async (which: Asked, reason: string) => {
    if (which === "export") {
      const fileName = `sayang-data-of-person-${todayInSingapore()}.json`;
      await download({ url: `/operator/person/${id}/export`, data: { reason }, fileName }).unwrap();
    } else await act({ id, body: { act: which, reason } }).unwrap();
    notify("success", WORDS[which].done);
  };
  return (
    <>
      <ActBar
        withKeys={false}
        acts={[
          ...offered.map((which) => ({
            key: which,
            label: WORDS[which].label,
            tone: "secondary" as const,
            run: () => setAsked(which),
          })),
          ...(mayDelete
            ? [
                {
                  key: "delete",
                  label: "Delete account",
                  tone: "danger" as const,
                  run: () => setDeletes(true),
                },
              ]
            : []),
        ]}
      />
      {deletes ? (
        <Suspense>
          <PersonDeleteDialog person={person} onClose={() => setDeletes(false)} />
        </Suspense>
      ) : null}
      {asked ? (
        <Suspense>
          <ReasonDialog
            title={WORDS[asked].title}
            lead={WORDS[asked].lead}
            submit={WORDS[asked].label}
            tone="primary"
            onReason={(reason) => run(asked, reason)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

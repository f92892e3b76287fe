"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { type ApiKey, KEY_AREAS, KEYS_MAX } from "@/contracts/catalogue/integration/integration";
import { formatDate, formatDateTime, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useRevokeApiKeyMutation } from "@/services/catalogue/integration";
import styles from "./integrations.module.css";

const KeyDialog = lazy(() => import("./key-dialog"));
const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** The keys with which the vendor's system makes calls. */
export function ApiKeys({ keys }: { keys: readonly ApiKey[] }) {
  const [isMaking, setMaking] = useState(false);
  return (
    <SettingsCard title="API keys">
      <p className={styles.soft}>
        A system that sends a key as its bearer token acts for your shop, as far as the key allows. Accepting
        orders, money and your team stay with people.
      </p>
      {keys.length > 0 ? (
        <ul className={styles.entries}>
          {keys.map((key) => (
            <Key key={key.id} apiKey={key} />
          ))}
        </ul>
      ) : null}
      {keys.length < KEYS_MAX ? (
        <Button variant="secondary" onClick={() => setMaking(true)}>
          Make a key
        </Button>
      ) : (
        <p className={styles.soft}>{KEYS_MAX} keys are the most. Revoke one to make another.</p>
      )}
      {isMaking ? (
        <Suspense>
          <KeyDialog onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}

function Key({ apiKey: { id, name, ending, scopes, madeBy, createdAt, lastUsedAt } }: { apiKey: ApiKey }) {
  const [revoke, { isLoading }] = useRevokeApiKeyMutation();
  const [asked, setAsked] = useState(false);
  const end = async () => {
    const answer = await revoke(id);
    setAsked(false);
    if (!("error" in answer)) notify("success", `“${name}” is revoked`);
  };
  const may = KEY_AREAS.flatMap(({ label, read, write }) =>
    write && scopes.includes(write)
      ? [`${label.toLowerCase()} (read and change)`]
      : scopes.includes(read)
        ? [`${label.toLowerCase()} (read)`]
        : [],
  );
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.head}>
          <strong>{name}</strong> <code>…{ending}</code>
        </p>
        <p className={styles.soft}>{sentence(may.join(", "))}</p>
        <p className={styles.soft}>
          Made by {madeBy} on {formatDate(todayInSingapore(new Date(createdAt)))} ·{" "}
          {lastUsedAt ? <>Last used {formatDateTime(lastUsedAt)}</> : "Never used"}
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={`Revoke ${name}`} onClick={() => setAsked(true)}>
        Revoke
      </Button>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open
            title={`Revoke “${name}”?`}
            confirm="Revoke it"
            cancel="Keep it"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void end()}
            onClose={() => setAsked(false)}
          >
            The system that uses it is refused from now on. A revoked key can’t be brought back.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </li>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

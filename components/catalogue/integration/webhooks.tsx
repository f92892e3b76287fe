"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Badge } from "@/components/ui/feedback/badge";
import { SettingsCard } from "@/components/ui/page/settings-card";
import {
  OLD_SECRET_HOURS,
  type Webhook,
  WEBHOOK_EVENT_LABELS,
  WEBHOOKS_MAX,
} from "@/contracts/catalogue/integration/integration";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  useChangeWebhookMutation,
  useChangeWebhookSecretMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
} from "@/services/catalogue/integration";
import styles from "./integrations.module.css";

const WebhookDialog = lazy(() => import("./webhook-dialog"));
const SecretDialog = lazy(() => import("./secret-dialog").then((part) => ({ default: part.SecretDialog })));
const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** The addresses that are told what happens in the shop. */
export function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsCard title="Webhooks">
      <p className={styles.soft}>
        We post a signed message to your address as soon as something happens. It says what and where, and
        your system reads the rest with a key.
      </p>
      {webhooks.length > 0 ? (
        <ul className={styles.entries}>
          {webhooks.map((webhook) => (
            <Entry key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      ) : null}
      {webhooks.length < WEBHOOKS_MAX ? (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          Add a webhook
        </Button>
      ) : (
        <p className={styles.soft}>{WEBHOOKS_MAX} webhooks are the most. Delete one to add another.</p>
      )}
      {isAdding ? (
        <Suspense>
          <WebhookDialog webhook={null} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}

type Asked = "edit" | "secret" | "delete";

function Entry({ webhook }: { webhook: Webhook }) {
  const { id, url, events, isOn, offReason, failingSince } = webhook;
  const [change, changing] = useChangeWebhookMutation();
  const [test, testing] = useTestWebhookMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const sendTest = async () => {
    if ("data" in (await test(id))) notify("success", "Test event on its way. Its outcome appears below.");
  };
  const close = () => setAsked(null);
  return (
    <li className={styles.entry}>
      <div className={styles.webhook}>
        <p className={styles.head}>
          <code className={styles.url}>{url}</code>{" "}
          <Badge tone={isOn ? (failingSince ? "warn" : "good") : "neutral"}>
            {isOn ? (failingSince ? "Failing" : "On") : "Off"}
          </Badge>
        </p>
        <p className={styles.soft}>{events.map((event) => WEBHOOK_EVENT_LABELS[event]).join(" · ")}</p>
        {isOn && failingSince ? (
          <Alert tone="warn" title={`Nothing has arrived since ${formatDateTime(failingSince)}`}>
            <p>We keep trying, and turn it off after three days.</p>
          </Alert>
        ) : null}
        {!isOn && offReason ? (
          <Alert tone="bad" title="We turned it off">
            <p>
              {offReason}. Turn it on again when your server is ready; below you can send again what failed.
            </p>
          </Alert>
        ) : null}
        <div className={styles.acts}>
          {isOn ? (
            <Button variant="plain" size="sm" busy={testing.isLoading} onClick={() => void sendTest()}>
              Send a test
            </Button>
          ) : null}
          <Button variant="plain" size="sm" onClick={() => setAsked("edit")}>
            Edit
          </Button>
          <Button
            variant="plain"
            size="sm"
            busy={changing.isLoading}
            onClick={() => void change({ id, isOn: !isOn })}
          >
            {isOn ? "Turn off" : "Turn on"}
          </Button>
          <Button variant="plain" size="sm" onClick={() => setAsked("secret")}>
            New secret
          </Button>
          <Button variant="plain" size="sm" onClick={() => setAsked("delete")}>
            Delete
          </Button>
        </div>
      </div>
      <Suspense>
        {asked === "edit" ? <WebhookDialog webhook={webhook} onClose={close} /> : null}
        {asked === "secret" ? <NewSecret id={id} onClose={close} /> : null}
        {asked === "delete" ? <Deletion webhook={webhook} onClose={close} /> : null}
      </Suspense>
    </li>
  );
}

function NewSecret({ id, onClose }: { id: string; onClose: () => void }) {
  const [make, { isLoading }] = useChangeWebhookSecretMutation();
  const [secret, setSecret] = useState("");
  const ask = async () => {
    const { data } = await make(id);
    if (data) setSecret(data.secret);
    else onClose();
  };
  if (secret) {
    return (
      <SecretDialog title="The new secret" secret={secret} onClose={onClose}>
        Copy it into your system now. It can’t be shown again.
      </SecretDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title="Make a new secret?"
      confirm="Make a new one"
      cancel="Keep the old one"
      busy={isLoading}
      onConfirm={() => void ask()}
      onClose={onClose}
    >
      For {OLD_SECRET_HOURS} hours every event is signed with both, so that your system can change over
      without a gap.
    </ConfirmDialog>
  );
}

function Deletion({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteWebhookMutation();
  const end = async () => {
    if (!("error" in (await remove(id)))) notify("success", "Webhook deleted");
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this webhook?"
      confirm="Delete it"
      cancel="Keep it"
      tone="danger"
      busy={isLoading}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {url} learns nothing more, and the list of what was sent to it goes too.
    </ConfirmDialog>
  );
}

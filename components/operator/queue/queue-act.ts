/** An action that an operator may take on the chosen entry. */
export type QueueAct = {
  /** The key that triggers it, a single letter. */
  key: string;
  label: string;
  /** `primary` for the usual action, `danger` for a refusal. */
  tone: "primary" | "secondary" | "danger";
  run: () => void;
};

/** A decision that removes the entry from the queue. It is sent once it can no longer be undone. */
export type QueueDecision = Omit<QueueAct, "run"> & {
  /** The notice's words: "Approved Kebaya House". */
  done: string;
  /** Asks for a reason first. */
  reason?: { title: string; lead: string; submit: string };
  /** Must outlive the page (`outlivesPage`). */
  send: (reason: string) => Promise<unknown>;
};

/** Something that an operator may do with the chosen entry. */
export type QueueAct = {
  /** The key that does it, a single letter. */
  key: string;
  label: string;
  /** `primary` for the usual act, `danger` for a refusal. */
  tone: "primary" | "secondary" | "danger";
  run: () => void;
};

/** A decision that leaves the entry to the past. It is sent when it can no longer be undone. */
export type QueueDecision = Omit<QueueAct, "run"> & {
  /** The notice's words: "Approved Kebaya House". */
  done: string;
  /** Asks for a reason first. */
  reason?: { title: string; lead: string; submit: string };
  /** Must outlive the page (`outlivesPage`). */
  send: (reason: string) => Promise<unknown>;
};

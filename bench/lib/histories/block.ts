/** A block of histories, with a seed of its own, that `bench:histories` has a worker play. */
export type Block = {
  seed: number;
  histories: number;
  /** The processes that its calls go to. */
  processes: number;
  /** Epoch milliseconds after which no history begins; 0 for none. */
  until: number;
};

/** What a worker says: each history that went well, and the end of its block. */
export type Said =
  | { played: number; seed: number }
  | {
      /** The shortest history that shows what is wrong, or "" when nothing is. */
      failure: string;
      /** How often each act was answered how. */
      counts: [string, number][];
      /** How many orders, refunds and the like the block left, and the sums of its accounts. */
      outcomes: [string, number][];
      accounts: [string, number][];
      /** Of the worker's processor. */
      cpuMs: number;
    };

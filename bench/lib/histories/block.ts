/** A block of histories with its own seed, which `bench:histories` sends to a worker. */
export type Block = {
  seed: number;
  histories: number;
  /** The number of processes that share its calls. */
  processes: number;
  /** Epoch milliseconds after which no history starts; 0 for no limit. */
  until: number;
};

/** A worker's messages: each history that passed, and the end of its block. */
export type Said =
  | { played: number; seed: number }
  | {
      /** The shortest history that reproduces the violation, or "" when there is none. */
      failure: string;
      /** The number of answers of each kind to each act. */
      counts: [string, number][];
      /** The number of orders, refunds and other rows that the block left, and the totals of its accounts. */
      outcomes: [string, number][];
      accounts: [string, number][];
      /** CPU time of the worker. */
      cpuMs: number;
    };

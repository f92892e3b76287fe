/** The payload of a job: ids and plain data, never secrets, because the queue stores and lists it unencrypted. */
export type Payload = Readonly<Record<string, string | number | boolean | null>>;

/** A kind of job that code enqueues. Retries wait e^attempt seconds: 3 s, 7 s, 20 s, ... 50 min, 2 h, 6 h. */
export type Task<P extends Payload = Payload> = {
  /** Unique; stored with every job, so renaming it strands waiting jobs. */
  name: string;
  /** After this many failures, the job becomes a dead letter. */
  maxAttempts: number;
  /** The longest wait between attempts. */
  longestWaitSeconds?: number;
  /** Only for the compiler. */
  payload?: P;
};

/** A task with the code that runs it. The composition root collects them. */
export type TaskHandler = { task: Task; run(payload: Payload): Promise<unknown> };

/** Work that runs on a schedule. A failed run is not retried, because the next one comes anyway. */
export type PeriodicJob = {
  /** Unique among periodic jobs and tasks. */
  name: string;
  /** Five fields, in UTC, precise to the minute. The job also runs once when the server starts. */
  cron: string;
  /** Never runs twice concurrently, in however many processes. */
  run(): Promise<unknown>;
};

/** Jobs that share workers, so that slow jobs elsewhere do not hold them up. */
export type Lane = {
  name: string;
  /** How many jobs of the lane one process runs concurrently. */
  concurrency: number;
  handlers: readonly TaskHandler[];
  periodic: readonly PeriodicJob[];
  /** How often it polls for scheduled jobs and retries, 10 s by default; new jobs are announced by NOTIFY. */
  pollMs?: number;
  /** While true, the lane's jobs stay in the queue and use no attempts. */
  isPaused?(): boolean;
};

export function defineTask<P extends Payload>(task: Omit<Task<P>, "payload">): Task<P> {
  return task;
}

/** Connects a task with the code that runs it. `run` must be idempotent: a worker may die just before it is done. */
export function handle<P extends Payload>(task: Task<P>, run: (payload: P) => Promise<unknown>): TaskHandler {
  return { task, run: (payload) => run(payload as P) };
}

import type { TokenPair } from "@/contracts/auth";

export type SessionEnd = {
  /** `expired`: there was a session. `login-first`: there was none. */
  reason: "expired" | "login-first";
  loginPath: "/login" | "/vendor/login";
};

export type HeldTokens = { access: string; refresh: string };

/** What the API client needs of whoever keeps the session. The store passes it as the thunks' extra argument. */
export type SessionPort = {
  /** Resolves when the persisted session has been read. */
  ready(): Promise<void>;
  tokens(): HeldTokens | null;
  /** Runs `work` while no other tab does the same, on the pair that storage holds by then. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the new pair is where other tabs read it. */
  replaceTokens(tokens: TokenPair): Promise<void>;
  /** Forgets the session and sends the visitor away. */
  end(how: SessionEnd): void;
};

export type ApiContext = { session: SessionPort };

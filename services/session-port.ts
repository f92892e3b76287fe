import type { AccountRole, TokenPair } from "@/contracts/identity/auth";

export type SessionEnd = {
  /** `expired`: there was a session. `login-first`: there was none. */
  reason: "expired" | "login-first";
  loginPath: "/login" | "/vendor/login" | "/operator/login";
};

export type HeldTokens = { access: string; refresh: string };

/** The session interface that the API client needs. The store passes it as the thunks' extra argument. */
export type SessionPort = {
  /** Resolves when the persisted session has been read. */
  ready(): Promise<void>;
  tokens(): HeldTokens | null;
  /** The area of the account that was signed in, or else of the page. */
  area(): AccountRole;
  /** Runs `work` in one tab at a time, with the token pair currently in storage. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the new pair is stored where other tabs can read it. */
  replaceTokens(tokens: TokenPair): Promise<void>;
  /** True while the session is being ended. Queries are cancelled then, because the server would refuse them. */
  isEnding(): boolean;
  /** Clears the session and redirects the visitor. */
  end(how: SessionEnd): void;
};

export type ApiContext = { session: SessionPort };

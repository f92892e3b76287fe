import type { TokenPair } from "@/contracts/identity/auth";
import type { ApiError } from "@/contracts/api-error";
import { send } from "./http";
import type { SessionPort } from "./session-port";

/** `retry`: a fresh pair is stored. `over`: the session has ended. An error: the server could not be reached. */
export type Refreshed = "retry" | "over" | ApiError;

const running = new WeakMap<SessionPort, Promise<Refreshed>>();

/**
 * Exchanges the refresh token after `failedToken` was refused. Calls that fail together share one exchange, and a pair
 * fetched by another call or tab in the meantime is used, because a refresh token works only once.
 */
export function refreshSession(session: SessionPort, failedToken: string): Promise<Refreshed> {
  const held = running.get(session);
  if (held) return held;
  const started = session
    .exclusively(() => exchange(session, failedToken))
    .finally(() => running.delete(session));
  running.set(session, started);
  return started;
}

async function exchange(session: SessionPort, failedToken: string): Promise<Refreshed> {
  const tokens = session.tokens();
  if (!tokens) return "over";
  if (tokens.access !== failedToken) return "retry";
  const outcome = await send<TokenPair>({
    method: "POST",
    url: "/auth/refresh",
    data: { refreshToken: tokens.refresh },
  });
  if (outcome.kind === "data") {
    await session.replaceTokens(outcome.data);
    return "retry";
  }
  if (outcome.kind === "cancelled") return "over";
  const { error } = outcome;
  return error.code === 400 || error.code === 401 ? "over" : error;
}

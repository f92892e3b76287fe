import type { Dispatch } from "@reduxjs/toolkit";
import { withNotice } from "@/lib/session-notice";
import { api } from "@/services/api";
import { send } from "@/services/http";
import type { SessionEnd, SessionPort } from "@/services/session-port";
import { adoptStored } from "./adopt-stored";
import { type AuthState, openTokens, sealTokens, signedOut, tokensReplaced } from "./auth-slice";
import type { CartState } from "./cart-slice";
import type { Persistence } from "./persistence";
import { KEPT_AT_LOGOUT } from "./storage";
import type { Surroundings } from "./surroundings";
import { dropUserId, keepUserId } from "./user-id-cookie";

type SessionStore = { getState(): { auth: AuthState; cart: CartState }; dispatch: Dispatch };

export type KeptSession = SessionPort & {
  /** Ends the session here and on the server, and clears what this browser has stored for it. */
  forget(): Promise<void>;
  /** Whether it was ended here, so that the page is about to be left. */
  isForgotten(): boolean;
  /** A new session has begun. */
  begin(): void;
};

const LOCK = "sayang-session";
/** Where a returning visitor would only be sent on again. */
const NOT_WORTH_RETURNING = /^\/($|[?#]|login|register|vendor\/login|vendor\/register)/;

export function createSessionPort(
  store: () => SessionStore,
  persistence: Persistence,
  { storage, here, leave }: Surroundings,
): KeptSession {
  let ending = false;
  let forgotten = false;
  const tokens = () => openTokens(store().getState().auth);

  const forget = async () => {
    forgotten = true;
    // The server clears the cookie that only it can reach; without it the sign-in pages would turn visitors away.
    const answer = await send({
      method: "POST",
      url: "/auth/logout",
      data: { refreshToken: tokens()?.refresh ?? "" },
    });
    store().dispatch(signedOut());
    store().dispatch(api.util.resetApiState());
    storage.clearAllBut(KEPT_AT_LOGOUT);
    await persistence.flush();
    // Unreached, the server is asked again on the next page that finds this cookie without a session.
    if (answer.kind === "data") dropUserId();
  };

  return {
    ready: () => persistence.ready,
    tokens,
    exclusively: (work) =>
      inTabLock(async () => {
        adoptStored(store(), storage);
        return work();
      }),
    replaceTokens: async (pair) => {
      store().dispatch(tokensReplaced(sealTokens(pair)));
      const id = store().getState().auth.userData?.id;
      if (id) keepUserId(id);
      await persistence.flush();
    },
    end: ({ reason, loginPath }: SessionEnd) => {
      // Screens that a sign-out is about to leave ask once more, without a token: that leads nowhere else.
      if (ending || forgotten) return;
      ending = true;
      const from = here();
      const target = NOT_WORTH_RETURNING.test(from)
        ? loginPath
        : `${loginPath}?returnUrl=${encodeURIComponent(from)}`;
      void forget().finally(() => {
        ending = false;
        leave(withNotice(target, reason === "expired" ? "session-expired" : "login-first"));
      });
    },
    forget,
    isForgotten: () => forgotten,
    begin: () => {
      forgotten = false;
    },
  };
}

/** Tabs share one refresh token, which serves once: they take turns. Old or insecure contexts know no locks. */
async function inTabLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === "undefined" ? undefined : (navigator.locks as LockManager | undefined);
  return locks ? locks.request(LOCK, work) : work();
}

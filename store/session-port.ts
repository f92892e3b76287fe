import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { areaOf } from "@/lib/session/page-guard";
import { withNotice } from "@/lib/notice/next-page-notice";
import { api } from "@/services/api";
import { send } from "@/services/http";
import type { SessionEnd, SessionPort } from "@/services/session-port";
import { adoptStored } from "./adopt-stored";
import { type AuthState, openTokens, sealTokens, signedOut, tokensReplaced } from "./slices/auth-slice";
import type { CartState } from "./slices/cart-slice";
import type { Persistence } from "./persistence";
import { forgetWedding } from "./storage/remembered-wedding";
import { forgetCategory } from "./storage/selected-category-storage";
import { KEPT_AT_LOGOUT } from "./storage/storage";
import type { BrowserEnv } from "./browser-env";
import { inTabLock, isSpent, markSpent } from "./storage/tab-locks";
import { dropUserId, keepUserId } from "./storage/user-id-cookie";

type SessionStore = {
  getState(): { auth: AuthState; cart: CartState };
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

export type KeptSession = SessionPort & {
  /** Returns true when this page has exchanged this refresh token for another. */
  hasSpent(refreshToken: string): boolean;
  /** Ends the session here and on the server, and clears what this browser has stored for it. */
  forget(): Promise<void>;
  /** Returns true when it was ended here, so that the page is about to be left. */
  isForgotten(): boolean;
  /** Records that a new session has begun. */
  begin(): void;
};

/** How long to wait for tokens stored by another tab, and how often to check. */
const CATCH_UP_MS = 5_000;
const LOOK_EVERY_MS = 20;
/** Pages to which a returning visitor would only be redirected again. */
const NOT_WORTH_RETURNING = /^\/($|[?#]|login|register|vendor\/login|vendor\/register|operator\/login)/;

export function createSessionPort(
  store: () => SessionStore,
  persistence: Persistence,
  { storage, here, leave }: BrowserEnv,
): KeptSession {
  let ending = false;
  let forgotten = false;
  let forgetting = false;
  const spentHere = new Set<string>();
  const hasSpent = (refreshToken: string) => spentHere.has(refreshToken);
  const tokens = () => openTokens(store().getState().auth);

  /** Adopts what other tabs have stored, waiting for it if it must be on its way. */
  const catchUp = async () => {
    adoptStored(store(), storage, hasSpent);
    const held = tokens()?.refresh;
    if (!held || !(await isSpent(held))) return;
    const until = Date.now() + CATCH_UP_MS;
    while (tokens()?.refresh === held && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      adoptStored(store(), storage, hasSpent);
    }
  };

  const forget = async () => {
    forgotten = true;
    forgetting = true;
    try {
      for (const query of store().dispatch(api.util.getRunningQueriesThunk())) query.abort();
      await forgetHereAndThere();
    } finally {
      forgetting = false;
    }
  };

  const forgetHereAndThere = async () => {
    // Only the server can clear its cookie; while that is set, the sign-in pages would redirect visitors.
    const answer = await send({
      method: "POST",
      url: "/auth/logout",
      data: { refreshToken: tokens()?.refresh ?? "" },
    });
    store().dispatch(signedOut());
    store().dispatch(api.util.resetApiState());
    storage.clearAllBut(KEPT_AT_LOGOUT);
    forgetCategory();
    forgetWedding();
    await persistence.flush();
    // If the server was not reached, the next page that finds this cookie without a session tries again.
    if (answer.kind === "data") dropUserId();
  };

  return {
    ready: () => persistence.ready,
    tokens,
    area: () => {
      const role = store().getState().auth.role ?? areaOf(here().split("?", 1)[0] ?? "");
      return role === "vendor" || role === "operator" ? role : "customer";
    },
    exclusively: (work) =>
      inTabLock(async () => {
        await catchUp();
        return work();
      }),
    replaceTokens: async (pair) => {
      const spent = tokens()?.refresh;
      if (spent) {
        spentHere.add(spent);
        await markSpent(spent);
      }
      store().dispatch(tokensReplaced(sealTokens(pair)));
      const id = store().getState().auth.userData?.id;
      if (id) keepUserId(id);
      await persistence.flush();
    },
    end: ({ reason, loginPath }: SessionEnd) => {
      // Screens that a sign-out is about to leave may make one more call without a token, which must not redirect.
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
    isEnding: () => forgetting,
    hasSpent,
    forget,
    isForgotten: () => forgotten,
    begin: () => {
      forgotten = false;
    },
  };
}

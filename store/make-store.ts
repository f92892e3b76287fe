import { configureStore, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from "redux-persist";
import { api } from "@/services/api";
import type { ApiContext } from "@/services/session-port";
import { changesOnly, createPersistence, type Persistence } from "./persistence";
import { rootReducer } from "./root-reducer";
import { createSessionPort, type KeptSession } from "./session-port";
import { PERSIST_KEY } from "./storage/storage";
import { browserEnv, type BrowserEnv } from "./browser-env";

/** The extra argument of thunks and of the API client. */
export type StoreContext = ApiContext & {
  session: KeptSession;
  persistence: Persistence;
  browser: BrowserEnv;
};

/** The client's own state. Only `auth` and `cart` are persisted; API responses are cached in `api`. */
export function makeStore(browser: BrowserEnv = browserEnv()) {
  const persistence = createPersistence();
  const session = createSessionPort(() => store, persistence, browser);
  const context: StoreContext = { session, persistence, browser };
  const reducer = persistReducer<ReturnType<typeof rootReducer>>(
    {
      key: PERSIST_KEY,
      version: 1,
      timeout: 5000,
      whitelist: ["auth", "cart"],
      storage: changesOnly(browser.storage),
    },
    rootReducer,
  );
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: context },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }).concat(api.middleware),
  });
  return Object.assign(store, { context });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];
export type AppThunk<T> = ThunkAction<T, AppState, StoreContext, UnknownAction>;

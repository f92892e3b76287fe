import { configureStore, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from "redux-persist";
import { api } from "@/services/api";
import type { ApiContext } from "@/services/session-port";
import { createPersistence, type Persistence } from "./persistence";
import { rootReducer } from "./root-reducer";
import { createSessionPort, type KeptSession } from "./session-port";
import { PERSIST_KEY } from "./storage";
import { browserSurroundings, type Surroundings } from "./surroundings";

/** What thunks and the API client find as their extra argument. */
export type StoreContext = ApiContext & {
  session: KeptSession;
  persistence: Persistence;
  around: Surroundings;
};

/** The client's own state. Only `auth` and `cart` outlive the page; answers of the API live in `api`. */
export function makeStore(around: Surroundings = browserSurroundings()) {
  const persistence = createPersistence();
  const session = createSessionPort(() => store, persistence, around);
  const context: StoreContext = { session, persistence, around };
  const reducer = persistReducer<ReturnType<typeof rootReducer>>(
    {
      key: PERSIST_KEY,
      version: 1,
      timeout: 5000,
      whitelist: ["auth", "cart"],
      storage: around.storage,
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

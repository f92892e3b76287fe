"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Provider } from "react-redux";
import { browserStore } from "@/store/browser-store";
import { INITIAL_STATE } from "@/store/initial-state";
import { loadStore } from "./load-store";

/** The store for pages that use it throughout. Never waits for stored state, so the server's HTML stays in place. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(browserStore);
  useEffect(() => {
    void loadStore();
  }, []);
  return (
    <Provider store={store} serverState={INITIAL_STATE}>
      {children}
    </Provider>
  );
}

import { useEffect, useState, useSyncExternalStore } from "react";
import type { HelperUpdate } from "@/contracts/planning/check-in";
import { type HelperState, HelperClient } from "@/services/planning/check-in/client";
import { type Book, openHelperStore } from "@/services/planning/check-in/store";
import { send } from "@/services/http";
import { forgetPage } from "./keep-page";

/** The state while the link is open. */
export type OpenHelperState = HelperState & { book: Book };

/** A network that doesn't answer a call in time counts as offline. */
const TIMEOUT_MS = 12_000;

/** Returns the client of a check-in link and its state, and keeps it running while the page is open. */
export function useHelperClient(token: string): { client: HelperClient; state: HelperState } {
  const [client] = useState(
    () =>
      new HelperClient({
        store: openHelperStore(token),
        send: (call) =>
          send<HelperUpdate>({
            url: "/public/check-in",
            method: "POST",
            data: { token, ...call },
            signal: AbortSignal.timeout(TIMEOUT_MS),
          }),
        onEnd: () => void forgetPage(),
      }),
  );
  const state = useSyncExternalStore(client.subscribe, client.read, client.read);
  useEffect(() => {
    void client.start();
    const wake = () => {
      if (document.visibilityState === "visible") void client.sync();
    };
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      client.stop();
    };
  }, [client]);
  return { client, state };
}

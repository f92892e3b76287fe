import { useEffect, useState, useSyncExternalStore } from "react";
import type { DoorNews } from "@/contracts/planning/check-in";
import { type Desk, DoorDesk } from "@/services/planning/check-in/desk";
import { type Book, openDoorStore } from "@/services/planning/check-in/store";
import { send } from "@/services/http";
import { forgetPage } from "./keep-page";

/** A desk whose link is open. */
export type OpenDesk = Desk & { book: Book };

/** A network that doesn't answer a call in time counts as offline. */
const TIMEOUT_MS = 12_000;

/** Returns the desk of a link and its state, and keeps it running while the page is open. */
export function useDesk(token: string): { desk: DoorDesk; state: Desk } {
  const [desk] = useState(
    () =>
      new DoorDesk({
        store: openDoorStore(token),
        send: (call) =>
          send<DoorNews>({
            url: "/public/check-in",
            method: "POST",
            data: { token, ...call },
            timeout: TIMEOUT_MS,
          }),
        onEnd: () => void forgetPage(),
      }),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.read, desk.read);
  useEffect(() => {
    void desk.start();
    const wake = () => {
      if (document.visibilityState === "visible") void desk.sync();
    };
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      desk.stop();
    };
  }, [desk]);
  return { desk, state };
}

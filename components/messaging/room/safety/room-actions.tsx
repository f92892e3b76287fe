"use client";
import { lazy, Suspense, useRef, useState } from "react";
import { Icon } from "@/components/ui/media/icon";
import type { RoomDetail } from "@/contracts/messaging/room";
import styles from "./safety.module.css";

const RoomMenu = lazy(() => import("./room-menu"));
const BlockDialog = lazy(() => import("./block-dialog"));
const ReportDialog = lazy(() => import("@/components/messaging/report/report-dialog"));

type Props = { roomId: string; name: string; block: RoomDetail["block"] };
type Asked = "report" | "block" | "unblock";

/** The menu of a conversation: report and block. */
export function RoomActions({ roomId, name, block }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  const [asking, setAsking] = useState<Asked | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (what: Asked) => {
    setMenu("closed");
    setAsked(what);
    setAsking(what);
  };
  const close = () => setAsking(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-haspopup="menu"
        aria-expanded={menu === "open"}
        aria-label="More about this conversation"
        onClick={() => setMenu("open")}
      >
        <Icon name="more" size={24} />
      </button>
      <Suspense>
        {menu === "never" ? null : (
          <RoomMenu
            anchor={button}
            open={menu === "open"}
            isBlocked={block?.byYou === true}
            name={name}
            onAsk={ask}
            onClose={() => setMenu("closed")}
          />
        )}
        {asked === "report" ? (
          <ReportDialog
            open={asking === "report"}
            kind="room"
            id={roomId}
            title={`Report ${name}`}
            onClose={close}
          />
        ) : null}
        {asked === "block" || asked === "unblock" ? (
          <BlockDialog
            open={asking !== null}
            roomId={roomId}
            name={name}
            blocked={asked === "block"}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

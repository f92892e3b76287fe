"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import { Segments } from "@/components/ui/action/segments";
import type { DoorDesk } from "@/services/planning/check-in/desk";
import { ArrivalsPanel } from "./arrivals-panel";
import { DoorHeader } from "./door-header";
import styles from "./door.module.css";
import { GiftsPanel } from "./gifts-panel";
import { GuestsPanel } from "./guests-panel";
import { keepPage } from "./keep-page";
import { Notices } from "./notices";
import { ScanSheet } from "./camera/scan-sheet";
import { GiftSheet } from "./sheets/gift-sheet";
import type { OpenSheet } from "./sheets/open";
import { PartySheet } from "./sheets/party-sheet";
import type { OpenDesk } from "./use-desk";
import { WalkInSheet } from "./sheets/walk-in-sheet";

type Tab = "guests" | "arrivals" | "gifts";
/** The check-in screen: guests by name or code, arrivals, and the ang bao if the link may see them. */
export function DoorScreen({ desk, state }: { desk: DoorDesk; state: OpenDesk }) {
  const { book, shown } = state;
  const [tab, setTab] = useState<Tab>("guests");
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [kept, setKept] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void keepPage().then(setKept);
  }, []);
  const party = useMemo(
    () => (sheet?.kind === "party" ? book.parties.find(({ id }) => id === sheet.partyId) : undefined),
    [book.parties, sheet],
  );
  const close = () => setSheet(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Ready for the next guest.
    if (wasOpen.current && !sheet) search.current?.focus();
    wasOpen.current = sheet !== null;
  }, [sheet]);
  const tabs = [
    { value: "guests", label: "Guests" },
    { value: "arrivals", label: "Arrived" },
    ...(book.link.seesGifts ? [{ value: "gifts", label: "Ang bao" } as const] : []),
  ] as const;
  return (
    <div className={styles.page}>
      <DoorHeader state={state} kept={kept} />
      <main id="main" className={styles.main}>
        <Notices notices={state.notices} onDismiss={(id) => void desk.dismiss(id)} />
        <Segments label="Show" options={tabs} value={tab} onChoose={setTab} />
        {tab === "guests" ? (
          <GuestsPanel book={book} shown={shown} searchRef={search} onOpen={setSheet} />
        ) : null}
        {tab === "arrivals" ? <ArrivalsPanel desk={desk} shown={shown} /> : null}
        {tab === "gifts" ? (
          <GiftsPanel
            desk={desk}
            shown={shown}
            onAdd={() => setSheet({ kind: "gift", name: "", guestId: null })}
          />
        ) : null}
      </main>
      {party ? (
        <PartySheet desk={desk} book={book} shown={shown} party={party} onOpen={setSheet} onClose={close} />
      ) : null}
      {sheet?.kind === "walk-in" ? (
        <WalkInSheet desk={desk} shown={shown} name={sheet.name} onClose={close} />
      ) : null}
      {sheet?.kind === "gift" ? (
        <GiftSheet desk={desk} name={sheet.name} guestId={sheet.guestId} onClose={close} />
      ) : null}
      {sheet?.kind === "scan" ? (
        <ScanSheet
          parties={book.parties}
          onFound={(partyId) => setSheet({ kind: "party", partyId })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import { Segments } from "@/components/ui/action/segments";
import type { HelperClient } from "@/services/planning/check-in/client";
import { ArrivalsPanel } from "./arrivals-panel";
import { HelperHeader } from "./helper-header";
import styles from "./helper.module.css";
import { GiftsPanel } from "./gifts-panel";
import { GuestsPanel } from "./guests-panel";
import { keepPage } from "./keep-page";
import { Notices } from "./notices";
import { ScanSheet } from "./camera/scan-sheet";
import { GiftSheet } from "./sheets/gift-sheet";
import type { OpenSheet } from "./sheets/open";
import { PartySheet } from "./sheets/party-sheet";
import type { OpenHelperState } from "./use-helper-client";
import { WalkInSheet } from "./sheets/walk-in-sheet";

type Tab = "guests" | "arrivals" | "gifts";
/** The check-in screen: guests by name or code, arrivals, and the ang bao if the link may see them. */
export function HelperScreen({ client, state }: { client: HelperClient; state: OpenHelperState }) {
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
      <HelperHeader state={state} kept={kept} />
      <main id="main" className={styles.main}>
        <Notices notices={state.notices} onDismiss={(id) => void client.dismiss(id)} />
        <Segments label="Show" options={tabs} value={tab} onChoose={setTab} />
        {tab === "guests" ? (
          <GuestsPanel book={book} shown={shown} searchRef={search} onOpen={setSheet} />
        ) : null}
        {tab === "arrivals" ? <ArrivalsPanel client={client} shown={shown} /> : null}
        {tab === "gifts" ? (
          <GiftsPanel
            client={client}
            shown={shown}
            onAdd={() => setSheet({ kind: "gift", name: "", guestId: null })}
          />
        ) : null}
      </main>
      {party ? (
        <PartySheet
          client={client}
          book={book}
          shown={shown}
          party={party}
          onOpen={setSheet}
          onClose={close}
        />
      ) : null}
      {sheet?.kind === "walk-in" ? (
        <WalkInSheet client={client} shown={shown} name={sheet.name} onClose={close} />
      ) : null}
      {sheet?.kind === "gift" ? (
        <GiftSheet client={client} name={sheet.name} guestId={sheet.guestId} onClose={close} />
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

"use client";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { type HelperParty, householdOfCode } from "@/contracts/planning/check-in";
import { codeReader } from "./code-reader";
import styles from "./scanner.module.css";

const EVERY_MS = 200;

const FAILURES: Readonly<Record<string, string>> = {
  NotAllowedError:
    "This page isn’t allowed to use the camera. Allow it in your browser’s settings for this site, then scan again.",
  NotFoundError: "This device has no camera.",
  NotReadableError: "Another app is using the camera. Close it, then scan again.",
};
const OTHER_FAILURE = "The camera didn’t start.";

type Props = { parties: readonly HelperParty[]; onFound: (partyId: string) => void; onClose: () => void };

/** Reads codes from the camera until one belongs to a party on the list. */
export default function Scanner({ parties, onFound, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef({ parties, onFound });
  const [failure, setFailure] = useState("");
  const [unknown, setUnknown] = useState("");
  useEffect(() => {
    found.current = { parties, onFound };
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (read: Awaited<ReturnType<typeof codeReader>>) => {
      const code = video.current && (await read(video.current).catch(() => null));
      if (over) return;
      const party = code ? found.current.parties.find(({ id }) => id === householdOfCode(code)) : undefined;
      if (party) return found.current.onFound(party.id);
      if (code) setUnknown(householdOfCode(code) ? "on" : "ours");
      timer = setTimeout(() => void look(read), EVERY_MS);
    };
    const begin = async () => {
      if (!navigator.mediaDevices) throw new DOMException("", "NotAllowedError");
      const wanted = { facingMode: "environment", width: { ideal: 1280 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
      const reader = await codeReader();
      if (over || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      await look(reader);
    };
    begin().catch((error: unknown) => {
      if (!over) setFailure(FAILURES[(error as Error).name] ?? OTHER_FAILURE);
    });
    return () => {
      over = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return (
    <div className={styles.scanner}>
      {failure ? (
        <>
          <Alert tone="warn" title="No camera">
            <p>{failure} You can still find guests by name.</p>
          </Alert>
          <Button block onClick={onClose}>
            Search by name
          </Button>
        </>
      ) : (
        <>
          <div className={styles.frame}>
            <video ref={video} className={styles.video} muted playsInline aria-label="Camera" />
          </div>
          <p className={styles.note} role="status">
            {unknown === "ours"
              ? "This isn’t a code from a Sayang invitation."
              : unknown === "on"
                ? "This party isn’t invited to this event. Search by name, or add a walk-in."
                : "Hold the code on the guest’s phone or card in front of the camera."}
          </p>
        </>
      )}
    </div>
  );
}

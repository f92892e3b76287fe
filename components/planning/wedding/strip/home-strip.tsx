"use client";
import { useStoredSession } from "@/components/session/use-stored-session";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";
import styles from "./home-strip.module.css";

const loadOwn = () => import("./own-strip").then(({ OwnStrip }) => ({ default: OwnStrip }));

/**
 * A couple's own wedding at the top of a public page: days to go, what is due, and the next step. The server's HTML is
 * the same for every visitor, so a script marks the role on the root element, which reserves the space, and the browser
 * fills it in.
 */
export function HomeStrip() {
  const isCouple = useStoredSession()?.role === "customer";
  const { Component: Own } = useLazyComponent(loadOwn, isCouple);
  return <div className={styles.place}>{isCouple && Own ? <Own /> : null}</div>;
}

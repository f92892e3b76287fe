"use client";
import { useStoredSession } from "@/components/session/use-stored-session";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";
import styles from "./home-strip.module.css";

const loadOwn = () => import("./own-strip").then(({ OwnStrip }) => ({ default: OwnStrip }));

/**
 * A couple's own wedding on top of a public page: days to go, what is due, the way on. The server's HTML is for nobody
 * in particular: its place is kept by the role that a script writes on the root element, and filled in the browser.
 */
export function HomeStrip() {
  const isCouple = useStoredSession()?.role === "customer";
  const { Component: Own } = useLazyComponent(loadOwn, isCouple);
  return <div className={styles.place}>{isCouple && Own ? <Own /> : null}</div>;
}

import styles from "./report.module.css";

/** Tells the reporter what happens next. */
export function WhatFollows() {
  return (
    <ul className={styles.follows}>
      <li>A person at Sayang reads it, with what you reported as it stands now.</li>
      <li>They aren’t told who reported it.</li>
      <li>We email you when we’ve decided.</li>
    </ul>
  );
}

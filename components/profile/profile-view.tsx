"use client";
import styles from "./profile-view.module.css";

/** What a couple tells us of itself, and how it signs in. */
export function ProfileView() {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Your profile</h1>
        <p className={styles.lead}>Who you are, how vendors reach you, and how you sign in.</p>
      </header>
    </div>
  );
}

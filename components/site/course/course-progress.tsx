"use client";
import { useEffect, useState } from "react";
import styles from "./course-progress.module.css";

const KEY = "sayang:vendors-course";

/** Stores the course's ticks in this browser. The checkboxes are server-rendered and work without script. */
export function CourseProgress({ total }: { total: number }) {
  const [done, setDone] = useState(0);

  useEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("article input[type=checkbox]")];
    const kept = readKept();
    for (const box of boxes) if (kept.includes(box.name)) box.checked = true;
    const count = () => setDone(boxes.filter((box) => box.checked && "done" in box.dataset).length);
    const keep = () => {
      count();
      try {
        const names = boxes.filter((box) => box.checked).map((box) => box.name);
        localStorage.setItem(KEY, JSON.stringify(names));
      } catch {
        // Storage is full or blocked, so the ticks last only for this visit.
      }
    };
    count();
    document.addEventListener("change", keep);
    return () => document.removeEventListener("change", keep);
  }, []);

  return (
    <p role="status" className={styles.progress}>
      {done === 0
        ? ""
        : done === total
          ? "All read. Well done."
          : `${done} of ${total} read, kept in this browser.`}
    </p>
  );
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

import { SeenPicture } from "@/components/planning/share-link/seen-picture";
import { Logo } from "@/components/ui/media/logo";
import type { SharedRunSheet as Sheet } from "@/contracts/planning/run-sheet";
import { formatLongDate } from "@/lib/dates";
import { DayList } from "./day-list";
import styles from "./shared-run-sheet.module.css";

/** The page behind a link. Works without script, and can be printed. */
export function SharedRunSheet({ sheet, token }: { sheet: Sheet | null; token: string }) {
  return (
    <div className={styles.page}>
      <header>
        <a href="/" className={styles.home} aria-label="Sayang, home">
          <Logo ground="paper" />
        </a>
      </header>
      <main id="main" className={styles.main}>
        {sheet ? (
          <>
            <SeenPicture src={`/api/v1/public/share-link/seen?kind=run-sheet&token=${token}`} />
            <div>
              <h1 className={styles.title}>{sheet.couple}</h1>
              <p className={styles.lead}>
                Run sheet{sheet.day ? ` for ${formatLongDate(sheet.day)}` : ""}. All times are Singapore time.
              </p>
            </div>
            {sheet.items.length > 0 ? (
              <DayList day={sheet.day} items={sheet.items} />
            ) : (
              <p className={styles.lead}>
                There’s nothing on the run sheet yet. Check again closer to the day.
              </p>
            )}
          </>
        ) : (
          <div>
            <h1 className={styles.title}>This link doesn’t work</h1>
            <p className={styles.lead}>
              The couple may have turned it off, or part of it is missing. Ask them for a new one.
            </p>
          </div>
        )}
      </main>
    </div>
  );
}

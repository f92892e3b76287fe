import { Logo } from "@/components/ui/media/logo";
import styles from "./gallery.module.css";
import { GalleryForms } from "./gallery-forms";
import { GalleryKit } from "./gallery-kit";
import { GalleryMui } from "./gallery-mui";
import { GalleryModules } from "./gallery-modules";
import { Swatches, TypeScale, Spacing } from "./gallery-tokens";

export function GalleryView() {
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <Logo ground="paper" />
        <h1>Gallery</h1>
        <p>
          Left: server components in CSS modules, for public pages. Right: MUI under the same tokens, for the
          account and the dashboard. A visible difference between them is a bug.
        </p>
      </header>
      <Swatches />
      <TypeScale />
      <Spacing />
      <div className={styles.pair}>
        <section aria-label="CSS modules" className={styles.side}>
          <GalleryModules />
        </section>
        <section aria-label="MUI" className={styles.side}>
          <GalleryMui />
        </section>
      </div>
      <GalleryForms />
      <GalleryKit />
    </main>
  );
}

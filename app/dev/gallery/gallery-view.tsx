import { Logo } from "@/components/ui/media/logo";
import styles from "./gallery.module.css";
import { GalleryForms } from "./gallery-forms";
import { GalleryKit } from "./gallery-kit";
import { GalleryDialogs } from "./gallery-dialogs";
import { GalleryModules } from "./gallery-modules";
import { Swatches, TypeScale, Spacing } from "./gallery-tokens";

export function GalleryView() {
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <Logo ground="paper" />
        <h1>Gallery</h1>
        <p>The parts that screens are made of. A part that no screen uses doesn’t belong here.</p>
      </header>
      <Swatches />
      <TypeScale />
      <Spacing />
      <div className={styles.pair}>
        <section aria-label="Plain parts" className={styles.side}>
          <GalleryModules />
        </section>
        <section aria-label="Dialogs and messages" className={styles.side}>
          <GalleryDialogs />
        </section>
      </div>
      <GalleryForms />
      <GalleryKit />
    </main>
  );
}

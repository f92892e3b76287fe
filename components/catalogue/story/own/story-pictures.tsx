import { thumbUrl } from "@/components/ui/media/thumb";
import styles from "./own-story.module.css";

type Props = {
  offered: readonly string[];
  /** In the order of the story; the first is the cover. */
  chosen: readonly string[];
  max: number;
  onChange: (chosen: string[]) => void;
};

/** Pictures to select, in the order of selection. */
export function StoryPictures({ offered, chosen, max, onChange }: Props) {
  const isFull = chosen.length >= max;
  return (
    <fieldset className={styles.choice}>
      <legend>Pictures</legend>
      <p className={styles.hint} id="pictures-hint">
        From your reviews and your vendors. Choose up to {max}; the first is the cover.
      </p>
      <ul className={styles.pictures}>
        {offered.map((name, at) => {
          const place = chosen.indexOf(name);
          const isChosen = place >= 0;
          return (
            <li key={name}>
              <label className={styles.picture}>
                <input
                  type="checkbox"
                  aria-label={`Picture ${at + 1}${place === 0 ? ", cover" : ""}`}
                  aria-describedby="pictures-hint"
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter((each) => each !== name) : [...chosen, name])
                  }
                />
                <img src={thumbUrl(name)} width={128} height={96} alt="" loading="lazy" decoding="async" />
                {isChosen ? (
                  <span className={styles.place} aria-hidden="true">
                    {place === 0 ? "Cover" : place + 1}
                  </span>
                ) : null}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

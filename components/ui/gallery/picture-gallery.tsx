import { classNames } from "@/components/ui/theme/class-names";
import { Icon } from "@/components/ui/media/icon";
import { isInPage, MediaImage } from "@/components/ui/media/media-image";
import { filmOf, largeSource } from "./gallery-source";
import styles from "./picture-gallery.module.css";

export type GalleryPicture = { name: string; alt: string };

type Props = {
  pictures: readonly GalleryPicture[];
  videoUrl: string | null;
  /** The owner's name, for labels. */
  of: string;
  /**
   * `mosaic` fills the page's width. `stage` goes beside other content, with one large picture and the others in a
   * strip below it.
   */
  layout: "mosaic" | "stage";
  /** For previews, where pictures don't open. */
  still?: boolean;
};

/** The number of pictures in the mosaic; the lightbox shows the rest. */
const SHOWN = 5;

/**
 * The width of each picture's place, so that it is fetched at that size. On a phone, where it takes 82 % of the width,
 * slightly fewer pixels per point suffice.
 */
const SIZES = {
  mosaic: {
    // The banner is cropped to a place half as wide as the picture.
    first: {
      sizes: "(min-width: 48rem) 1200px, 150vw",
      cutSizes: "(min-width: 48rem) 45rem, 70vw",
      large: true,
    },
    others: "(min-width: 48rem) 20rem, 70vw",
  },
  stage: {
    first: { sizes: "(min-width: 64rem) 46rem, (min-width: 48rem) 92vw, 70vw" },
    others: "(min-width: 48rem) 9rem, 70vw",
  },
} as const;

/** Pictures that can be enlarged: each links to its file, and with script opens over the page (open-lightbox.tsx). */
export function PictureGallery({ pictures, videoUrl, of, layout, still = false }: Props) {
  const film = filmOf(videoUrl);
  if (pictures.length === 0 && !film) return null;
  const [first] = pictures;
  const shown = layout === "mosaic" ? styles[`of${Math.min(SHOWN, pictures.length)}`] : undefined;
  return (
    <section aria-label="Pictures" className={styles[layout]} data-gallery={of}>
      {pictures.length > 0 ? (
        <ul
          className={classNames(styles.strip, shown)}
          // On a phone the row scrolls, and in a preview nothing in it could take the focus.
          tabIndex={still ? 0 : undefined}
        >
          {pictures.map((picture, at) => (
            <li key={picture.name} className={styles.cell}>
              {still ? (
                <span className={styles.still}>
                  <Picture {...picture} layout={layout} first={at === 0} />
                </span>
              ) : (
                <a
                  className={styles.open}
                  href={sourceOf(picture.name)}
                  data-lazy="lightbox"
                  aria-haspopup="dialog"
                  data-picture
                >
                  <Picture {...picture} layout={layout} first={at === 0} />
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.more}>
        {film?.kind === "elsewhere" ? (
          <a className={styles.pill} href={film.href} target="_blank" rel="noreferrer nofollow">
            <Icon name="arrow-right" size={18} />
            Watch the film on {film.network}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : null}
        {still && pictures.length > 1 ? (
          <span className={styles.pill}>{pictures.length} pictures</span>
        ) : first && pictures.length > 1 ? (
          <a className={styles.pill} href={sourceOf(first.name)} data-lazy="lightbox" aria-haspopup="dialog">
            See all {pictures.length} pictures
          </a>
        ) : null}
      </p>
      {film?.kind === "own" ? (
        <video
          className={styles.film}
          src={film.src}
          controls
          preload="none"
          playsInline
          aria-label={`Film of ${of}`}
          {...(first ? { poster: sourceOf(first.name) } : {})}
        />
      ) : null}
    </section>
  );
}

type PictureProps = GalleryPicture & { layout: "mosaic" | "stage"; first: boolean };

function Picture({ name, alt, layout, first }: PictureProps) {
  return (
    <MediaImage
      name={name}
      alt={alt}
      width={layout === "mosaic" ? 900 : 960}
      height={layout === "mosaic" ? 600 : 720}
      {...(first ? SIZES[layout].first : { sizes: SIZES[layout].others })}
      first={first}
    />
  );
}

const sourceOf = (name: string) => (isInPage(name) ? name : largeSource(name));

import { type Opened, RsvpFrame } from "@/components/planning/rsvp/parts/rsvp-frame";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { MediaImage } from "@/components/ui/media/media-image";
import { replyPath } from "@/contracts/planning/invitation/rsvp";
import { type PhotoPage, type PhotoProblem, photosPath } from "@/contracts/planning/photo";
import { PICTURE_ACCEPT } from "@/contracts/pictures";
import { RsvpHead } from "../parts/rsvp-head";
import styles from "./photos-view.module.css";

type Props = {
  page: PhotoPage;
  opened: Opened;
  problem: PhotoProblem | null;
  /** Photos were added a moment ago. */
  sent: boolean;
};

/** The guests' photos behind a household's link: add some, see the approved ones. It works without script. */
export function PhotosView({ page, opened, problem, sent }: Props) {
  const { language, waiting, shown, full } = page;
  const { token, chosen } = opened;
  const words = RSVP_WORDS[language];
  const complaint = problem
    ? { picture: words.photosPicture, full: words.photosFull, none: words.photosEmpty }[problem]
    : null;
  return (
    <RsvpFrame opened={opened} language={language} pathIn={(each) => photosPath(token, { language: each })}>
      <RsvpHead design={page.design} couple={page.couple} title={words.photos} />
      {sent ? <Alert tone="good">{words.photosSent}</Alert> : null}
      {complaint ? <Alert tone="bad">{complaint}</Alert> : null}
      <section className={styles.card}>
        <p>{full ? words.photosFull : words.photosHow}</p>
        {full ? null : (
          <form
            className={styles.form}
            method="post"
            action="/api/v1/public/rsvp/photo"
            encType="multipart/form-data"
          >
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="lang" value={chosen ?? ""} />
            <label className={styles.choose}>
              {words.photosChoose}
              <input type="file" name="photos" accept={PICTURE_ACCEPT} multiple required />
            </label>
            <Button type="submit" block size="lg">
              {words.photosAdd}
            </Button>
          </form>
        )}
      </section>
      {waiting.length > 0 ? (
        <section className={styles.card} aria-labelledby="waiting-title">
          <h2 id="waiting-title" className={styles.name}>
            {words.photosWaiting}
          </h2>
          <ul className={styles.photos}>
            {waiting.map(({ id, name }, at) => (
              <Photo key={id} id={id} name={name} at={at} own opened={opened} language={language} />
            ))}
          </ul>
        </section>
      ) : null}
      {shown.length > 0 ? (
        <ul className={styles.photos}>
          {shown.map(({ id, name, own }, at) => (
            <Photo key={id} id={id} name={name} at={at} own={own} opened={opened} language={language} />
          ))}
        </ul>
      ) : waiting.length === 0 ? (
        <p className={styles.none}>{words.photosNone}</p>
      ) : null}
      <ButtonLink block variant="secondary" href={replyPath(token, { language: chosen })}>
        {words.yourReply}
      </ButtonLink>
    </RsvpFrame>
  );
}

type PhotoProps = {
  id: string;
  name: string;
  at: number;
  own: boolean;
  opened: Opened;
  language: PhotoPage["language"];
};

function Photo({ id, name, at, own, opened: { token, chosen }, language }: PhotoProps) {
  const words = RSVP_WORDS[language];
  const alt = `${words.photoOf} ${at + 1}`;
  return (
    <li>
      <a href={`/media/${name}`} target="_blank" rel="noreferrer">
        <MediaImage name={name} alt={alt} width={1} height={1} sizes="(min-width: 40rem) 12rem, 45vw" />
      </a>
      {own ? (
        <form method="post" action="/api/v1/public/rsvp/photo" encType="multipart/form-data">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="lang" value={chosen ?? ""} />
          <input type="hidden" name="remove" value={id} />
          <Button type="submit" size="sm" variant="plain" aria-label={`${words.photosTakeBack}: ${alt}`}>
            {words.photosTakeBack}
          </Button>
        </form>
      ) : null}
    </li>
  );
}

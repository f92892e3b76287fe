"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { MediaImage } from "@/components/ui/media/media-image";
import type { OperatorReport } from "@/contracts/messaging/report/operator-report";
import { formatDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useSetPicturesHiddenMutation } from "@/services/operator/report";
import styles from "./report-file.module.css";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

const counted = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

/** The current pictures of a reported vendor or product: single ones are hidden, with a reason, or put back. */
export function ReportPictures({ file: { _id: id, subject, pictures } }: { file: OperatorReport }) {
  const [setHidden, { isLoading }] = useSetPicturesHiddenMutation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const wanted = pictures.shown.filter((name) => chosen.includes(name));
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]);
  const restore = async (name: string) => {
    const { error } = await setHidden({ id, body: { pictures: [name], isHidden: false, reason: "" } });
    if (!error) notify("success", `Put back 1 picture: ${subject}`);
  };
  if (pictures.shown.length + pictures.hidden.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-pictures`} className={styles.thing}>
      <h3 id={`${id}-pictures`} className={styles.heading}>
        Its pictures now
      </h3>
      {pictures.shown.length > 0 ? (
        <fieldset className={styles.choice}>
          <legend className={styles.said}>Choose what couples may no longer see.</legend>
          <div className={styles.pictures}>
            {pictures.shown.map((name, at) => (
              <label key={name} className={styles.option}>
                <Picture name={name} alt={`Picture ${at + 1}`} />
                <span>
                  <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />{" "}
                  Picture {at + 1}
                </span>
              </label>
            ))}
          </div>
          <Button variant="danger" size="sm" disabled={wanted.length === 0} onClick={() => setAsking(true)}>
            {wanted.length === 0 ? "Hide pictures" : `Hide ${counted(wanted.length)}`}
          </Button>
        </fieldset>
      ) : null}
      {pictures.hidden.length > 0 ? (
        <ul className={styles.hidden} aria-label="Hidden pictures">
          {pictures.hidden.map(({ name, reason, at }) => (
            <li key={name} className={styles.hiddenPicture}>
              <Picture name={name} alt="A hidden picture" />
              <div>
                <p className={styles.text}>{reason}</p>
                <p className={styles.said}>
                  Hidden <time dateTime={at}>{formatDate(at)}</time>
                </p>
                <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void restore(name)}>
                  Put back
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {isAsking ? (
        <Suspense>
          <ReasonDialog
            title={`Hide ${counted(wanted.length)}`}
            lead="Couples no longer see it on any page, card or search. The vendor reads your reason and can’t show it again. Open reports of this count as upheld."
            submit={`Hide ${counted(wanted.length)}`}
            onReason={async (reason) => {
              await setHidden({ id, body: { pictures: [...wanted], isHidden: true, reason } }).unwrap();
              setChosen([]);
              notify("success", `Hid ${counted(wanted.length)}: ${subject}`);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

const Picture = ({ name, alt }: { name: string; alt: string }) => (
  <MediaImage name={name} alt={alt} width={320} height={240} sizes="8rem" className={styles.picture} />
);

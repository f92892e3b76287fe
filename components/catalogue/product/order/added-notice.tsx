"use client";
import { useId } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { closeNativeDialog, NativeDialog } from "@/components/ui/feedback/native-dialog";
import { MediaImage } from "@/components/ui/media/media-image";
import type { GuestLine } from "@/contracts/sale/cart";
import { dayAndMeal } from "@/contracts/catalogue/price/meal";
import { formatMoney } from "@/lib/money";
import { GUEST_CART } from "@/lib/session/page-guard";
import { countUnits } from "@/lib/units";
import { t, td, written } from "@/lib/words/t";
import styles from "./added-notice.module.css";

type Props = {
  line: GuestLine;
  /** For all units including extras, all-in. */
  cents: number;
  unit: string;
  image: string | null;
  onClose: () => void;
};

/** Confirms to a guest what was added, with a link to the cart. */
export default function AddedNotice({ line, cents, unit, image, onClose }: Props) {
  const titleId = useId();
  const { title, quantity, eventDate, meal = null } = line;
  return (
    <NativeDialog className={styles.notice} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {t("Added to your cart")}
      </h2>
      <div className={styles.item}>
        <MediaImage className={styles.picture} name={image} alt="" width={96} height={72} sizes="6rem" />
        <div className={styles.words}>
          <p className={styles.name} {...written()}>
            {title}
          </p>
          <p>
            {[countUnits(quantity, unit), eventDate ? dayAndMeal(eventDate, meal) : meal && td(meal)]
              .filter(Boolean)
              .join(", ")}
          </p>
          <p className={styles.sum}>
            <strong>{formatMoney(cents)}</strong> {t("all-in")}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={GUEST_CART}>{t("Go to cart")}</ButtonLink>
        <Button variant="secondary" onClick={closeNativeDialog}>
          {t("Keep looking")}
        </Button>
      </div>
    </NativeDialog>
  );
}

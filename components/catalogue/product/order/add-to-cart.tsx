"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { priceBasisOf } from "@/contracts/catalogue/comparison/comparison";
import { MEAL_LABELS } from "@/contracts/catalogue/price/meal";
import { refusal } from "@/contracts/api-error";
import { SelectField, TextField } from "@/components/ui/form/field";
import { useForm } from "@/components/ui/form/use-form";
import type { GuestLine } from "@/contracts/sale/cart";
import { GUEST_CART } from "@/lib/session/page-guard";
import { formatMoney } from "@/lib/money";
import { rememberedWeddingDate } from "@/store/storage/remembered-wedding";
import { countUnits, unitsLabel } from "@/lib/units";
import { AddOnChoice } from "./add-on-choice";
import styles from "./add-to-cart.module.css";
import { FreeDates } from "./free-dates";
import { dayTerms, useDayTerms } from "./use-day-terms";
import { ourUnits } from "./our-units";
import {
  blankOrder,
  chosenAddOns,
  chosenMeal,
  extraName,
  offReason,
  orderProblems,
  type OrderTerms,
  orderTotal,
  unitsIn,
} from "./order-terms";
import { t, td } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";

type Added = { line: GuestLine; cents: number };

type Props = {
  terms: OrderTerms;
  /** The terms on the date in the address. */
  dated?: OrderTerms;
  /** A date preselected by the address. */
  date?: string;
  /** The page to return to after signing in without script. */
  returnUrl: string;
  /** The next free days, to choose from. */
  freeDates?: readonly string[];
  /** Offered first when the booking is large. */
  visit?: ReactNode;
};

/** The total from which couples are offered a visit first. */
const LARGE_BOOKING_CENTS = 500_000;
const AddedNotice = lazy(() => import("./added-notice"));
const loadCart = () => import("./put-in-cart");
const FAILURE = "This didn’t load. Check your connection and try again.";

/**
 * Chooses date, quantity and extras of a product and adds it to the cart. Without script it leads to the sign-in page
 * and back.
 */
export function AddToCart({
  terms: everyDay,
  dated = everyDay,
  date = "",
  returnUrl,
  freeDates = [],
  visit,
}: Props) {
  const [cart, setCart] = useState<string | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const basis = priceBasisOf(everyDay.unit);
  const form = useForm({
    initialValues: blankOrder(dated, date),
    prefill: () => {
      const units = ourUnits(basis, dated.least);
      return {
        ...(date ? {} : { eventDate: rememberedWeddingDate() }),
        ...(units === null ? {} : { quantity: String(units) }),
      };
    },
    validateOnBlur: false,
    onIntent: loadCart,
    unsent: FAILURE,
    submit: async (values) => {
      const ofDay = await dayTerms(everyDay, values);
      const problems = orderProblems(ofDay, values);
      if (Object.keys(problems).length > 0) throw refusal(problems);
      const { putInCart } = await loadCart();
      const line = {
        productId: ofDay.productId,
        title: ofDay.title,
        price: ofDay.price,
        quantity: unitsIn(values) ?? ofDay.least,
        eventDate: values.eventDate || null,
        meal: chosenMeal(ofDay, values),
        addOns: chosenAddOns(ofDay, values),
      };
      const address = await putInCart(line);
      setCart(address);
      // Couples with an account get a toast instead.
      if (address === GUEST_CART) setAdded({ line, cents: orderTotal(ofDay, values, line.quantity) });
    },
  });
  const { dateField, errorOf, field, values } = form;
  const terms = useDayTerms(everyDay, values, { date, terms: dated });
  const growing = basis === "order" ? undefined : basis;
  const units = unitsIn(values);
  const total = units === null ? null : orderTotal(terms, values, units);
  const off = offReason(terms, values.eventDate);

  return (
    <form
      {...form.formProps}
      className={styles.form}
      action="/login"
      method="get"
      data-wedding=""
      data-dated={values.eventDate ? "" : undefined}
    >
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <div>
        <DateField
          {...dateField("eventDate")}
          error={off || errorOf("eventDate")}
          label={t("Event date")}
          min={terms.firstDay}
          max={terms.lastDay}
          isOff={(day) => offReason(terms, day) !== ""}
          data-wedding-field="date"
        />
        <p className="visually-hidden" role="alert">
          {off}
        </p>
        <p className={styles.days} role="status">
          {off || !terms.note ? null : td(terms.note)}
        </p>
        {terms.days ? <p className={styles.days}>{t("{days} only.", { days: terms.days })}</p> : null}
        {values.eventDate && !off ? null : (
          <FreeDates
            dates={freeDates}
            href={returnUrl}
            instead={off !== ""}
            onChoose={(day) => {
              form.set({ eventDate: day });
              document.getElementById(field("eventDate").id)?.focus();
            }}
          />
        )}
        {values.eventDate ? null : (
          <p className={styles.hint}>{t("No date yet? We take the wedding date in your profile.")}</p>
        )}
      </div>
      {terms.meals.length > 0 ? (
        <SelectField
          {...field("meal")}
          label={t("Meal")}
          {...(terms.prices &&
            !values.eventDate && { hint: t("Choose a date to see the price of each meal.") })}
        >
          {terms.meals.map((meal) => (
            <option key={meal} value={meal}>
              {td(MEAL_LABELS[meal])}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        {...field("quantity")}
        label={unitsLabel(terms.unit)}
        type="number"
        inputMode="numeric"
        required
        min={terms.least}
        max={terms.most}
        step={1}
        data-wedding-units={growing}
      />
      <AddOnChoice
        addOns={terms.addOns}
        unit={terms.unit}
        fieldOf={(addOn) => {
          const name = extraName(addOn);
          const { id, onChange, error } = field(name);
          return { id, name, onChange, error, value: values[name] ?? "" };
        }}
      />
      {visit && total !== null && total >= LARGE_BOOKING_CENTS ? (
        <div className={styles.visit}>{visit}</div>
      ) : null}
      {form.failure ? (
        <p className={styles.failure} role="alert">
          {form.failure}
        </p>
      ) : null}
      <div className={styles.foot}>
        <output className={styles.total} htmlFor={field("quantity").id}>
          <span>{total === null ? "–" : formatMoney(total)}</span>
          <small>
            {t("all-in for {units}", { units: units === null ? "–" : countUnits(units, terms.unit) })}
          </small>
        </output>
        <Button type="submit" busy={form.busy} data-needs-script>
          {t("Add to cart")}
        </Button>
      </div>
      {added ? (
        <Suspense>
          <AddedNotice {...added} image={terms.image} unit={terms.unit} onClose={() => setAdded(null)} />
        </Suspense>
      ) : null}
      <p className={styles.added} role="status">
        {cart ? (
          <>{rich("In your cart. <a>Go to the cart</a>", { a: (text) => <a href={cart}>{text}</a> })}</>
        ) : null}
      </p>
    </form>
  );
}

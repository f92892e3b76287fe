import { useId } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { SelectField, TextField } from "@/components/ui/form/field";
import { AmountField } from "@/components/ui/money/amount-field";
import { MEAL_LABELS, MEALS } from "@/contracts/catalogue/price/meal";
import {
  daysInWords,
  MONTH_WORDS,
  PRICE_RULE_LIMITS,
  SPECIAL_DAYS,
  specialDayName,
} from "@/contracts/catalogue/price/price-rule";
import { WEEK, WEEKDAY_NAMES } from "@/lib/weekdays";
import styles from "./price-rules.module.css";
import type { RuleChange, TypedPriceRule } from "../draft/typed-rules";

type Props = {
  errorOf: (field: string) => string | undefined;
  at: number;
  isLast: boolean;
  rule: TypedPriceRule;
  onChange: (part: Partial<TypedPriceRule>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const CHANGES: readonly { value: RuleChange; label: string }[] = [
  { value: "up", label: "Raise by %" },
  { value: "down", label: "Lower by %" },
  { value: "price", label: "Set the price to $" },
];

/** One price by day: its days, and the price on them. */
export function PriceRuleFields({ errorOf: errorAt, at, isLast, rule, onChange, onMove, onRemove }: Props) {
  const id = (field: string) => `product-priceRules-${at}-${field}`;
  const errorOf = (...fields: string[]) =>
    fields.map((field) => errorAt(`priceRules[${at}].${field}`)).find(Boolean);
  const days = daysInWords({
    ...rule,
    from: rule.from || null,
    until: rule.until || null,
    meal: rule.meal || null,
  });
  return (
    <fieldset className={styles.rule} data-testid="price-rule">
      <legend className={styles.legend}>
        Rule {at + 1}
        <span>{days || "Choose its days"}</span>
      </legend>
      <Choices
        legend="Weekdays"
        options={WEEK.map((day) => ({ value: Number(day), label: WEEKDAY_NAMES[day].slice(0, 3) }))}
        chosen={rule.weekdays}
        error={errorOf("weekdays")}
        onChange={(weekdays) => onChange({ weekdays })}
      />
      <Choices
        legend="Kinds of day"
        options={SPECIAL_DAYS.map((value) => ({ value, label: capital(specialDayName(value)) }))}
        chosen={rule.specialDays}
        error={errorOf("specialDays")}
        onChange={(specialDays) => onChange({ specialDays })}
      />
      <details className={styles.months} open={rule.months.length > 0 || undefined}>
        <summary>Months</summary>
        <Choices
          legend="Months"
          hideLegend
          options={MONTH_WORDS.map((name, month) => ({ value: month + 1, label: name.slice(0, 3) }))}
          chosen={rule.months}
          error={errorOf("months")}
          onChange={(months) => onChange({ months })}
        />
      </details>
      <div className={styles.fields}>
        <DateField
          id={id("from")}
          label="From (optional)"
          value={rule.from}
          error={errorOf("from")}
          onDate={(from) => onChange({ from })}
        />
        <DateField
          id={id("until")}
          label="Until (optional)"
          value={rule.until}
          error={errorOf("until")}
          onDate={(until) => onChange({ until })}
        />
        <SelectField
          id={id("meal")}
          label="Meal"
          value={rule.meal}
          error={errorOf("meal")}
          onChange={({ target }) => onChange({ meal: MEALS.find((meal) => meal === target.value) ?? "" })}
        >
          <option value="">Any</option>
          {MEALS.map((meal) => (
            <option key={meal} value={meal}>
              {MEAL_LABELS[meal]}
            </option>
          ))}
        </SelectField>
        <SelectField
          id={id("change")}
          label="Price on these days"
          value={rule.change}
          onChange={({ target }) =>
            onChange({ change: CHANGES.find(({ value }) => value === target.value)?.value ?? "up" })
          }
        >
          {CHANGES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <AmountField
          id={id("amount")}
          label={rule.change === "price" ? "Price ($)" : "Percent"}
          value={rule.amount}
          error={errorOf("price", "percent")}
          onAmount={(amount) => onChange({ amount })}
        />
        <TextField
          id={id("minQty")}
          label="Minimum quantity (optional)"
          inputMode="numeric"
          value={rule.minQty}
          error={errorOf("minQty")}
          onChange={({ target }) => onChange({ minQty: target.value.replace(/\D/g, "").slice(0, 6) })}
        />
        <TextField
          id={id("name")}
          label="Name for couples (optional)"
          placeholder="Peak season"
          value={rule.name}
          maxLength={PRICE_RULE_LIMITS.name}
          error={errorOf("name")}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="plain" size="sm" disabled={at === 0} onClick={() => onMove(at - 1)}>
          Move up<span className="visually-hidden">, rule {at + 1}</span>
        </Button>
        <Button variant="plain" size="sm" disabled={isLast} onClick={() => onMove(at + 1)}>
          Move down<span className="visually-hidden">, rule {at + 1}</span>
        </Button>
        <Button variant="plain" size="sm" onClick={onRemove}>
          Remove<span className="visually-hidden">, rule {at + 1}</span>
        </Button>
      </div>
    </fieldset>
  );
}

type ChoicesProps<Value> = {
  legend: string;
  hideLegend?: boolean;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
};

function Choices<Value extends string | number>({
  legend,
  hideLegend = false,
  options,
  chosen,
  error,
  onChange,
}: ChoicesProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? "visually-hidden" : undefined}>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            {label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className={styles.wrong}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

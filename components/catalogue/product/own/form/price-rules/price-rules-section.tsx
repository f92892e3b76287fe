import dynamic from "next/dynamic";
import { Button } from "@/components/ui/action/button";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { PRICE_RULE_LIMITS } from "@/contracts/catalogue/price/price-rule";
import type { ProductValues } from "../draft/product-values";
import { PriceRuleFields } from "./price-rule-fields";
import styles from "./price-rules.module.css";
import { NEW_RULE, type TypedPriceRule } from "../draft/typed-rules";

const PriceMonth = dynamic(() => import("./price-month"), {
  ssr: false,
  loading: () => <Skeleton height="20rem" />,
});

type Props = {
  values: ProductValues;
  errorOf: (field: string) => string | undefined;
  onChange: (rules: TypedPriceRule[]) => void;
};

/** The rules for prices by day, in order of precedence, with the resulting prices of a month. */
export function PriceRulesSection({ values, errorOf, onChange: set }: Props) {
  const { priceRules } = values;
  const move = (at: number, to: number) => {
    const next = [...priceRules];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(to, 0, moved);
    set(next);
  };
  return (
    <SettingsCard title="Prices by day (optional)">
      <fieldset className={styles.rules}>
        <legend className="visually-hidden">Prices by day</legend>
        <p className={styles.hint}>
          Weekends, lunch, a season, eves of public holidays: give them their own price. If several fit a day,
          the first in the list counts, and only that one. Other days keep your price.
        </p>
        {errorOf("priceRules") ? (
          <p className={styles.wrong} role="alert">
            {errorOf("priceRules")}
          </p>
        ) : null}
        {priceRules.map((rule, at) => (
          <PriceRuleFields
            key={at}
            errorOf={errorOf}
            at={at}
            isLast={at === priceRules.length - 1}
            rule={rule}
            onChange={(part) =>
              set(priceRules.map((each, index) => (index === at ? { ...each, ...part } : each)))
            }
            onMove={(to) => move(at, to)}
            onRemove={() => set(priceRules.filter((_, index) => index !== at))}
          />
        ))}
        {priceRules.length < PRICE_RULE_LIMITS.perProduct ? (
          <div>
            <Button variant="secondary" size="sm" onClick={() => set([...priceRules, NEW_RULE])}>
              {priceRules.length === 0 ? "Add a price by day" : "Add another"}
            </Button>
          </div>
        ) : null}
      </fieldset>
      {priceRules.length > 0 ? <PriceMonth values={values} /> : null}
    </SettingsCard>
  );
}

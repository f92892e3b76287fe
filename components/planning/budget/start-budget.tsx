"use client";
import { useForm } from "@/components/ui/form/use-form";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { amount } from "@/components/ui/money/amount";
import { AmountField } from "@/components/ui/money/amount-field";
import { Card } from "@/components/ui/page/card";
import { startBudgetBody } from "@/contracts/planning/budget/budget.schema";
import { typicalSplit, VENUE_CENTS_A_GUEST } from "@/contracts/planning/budget/budget-split";
import { formatMoneyShort, toCents, toDollars } from "@/lib/money";
import { categoryApi } from "@/services/catalogue/category";
import { useStartBudgetMutation } from "@/services/planning/budget";
import styles from "./start-budget.module.css";

type Props = { total: number | null; onOwn: () => void };

/** Plans a typical split, previewed as the total is typed and before it is saved. */
export default function StartBudget({ total, onOwn }: Props) {
  const [start] = useStartBudgetMutation();
  const { data: categories = [] } = categoryApi.endpoints.masterCategories.useQuery();
  const form = useForm({
    initialValues: { total: total === null ? "" : String(total), guests: "200" },
    schema: startBudgetBody,
    parse: { guests: (typed) => typed.replace(/\D/g, "").slice(0, 4) },
    idPrefix: "start-budget",
    submit: async (values) => {
      await start({ total: Number(values.total), guests: Number(values.guests) }).unwrap();
    },
  });
  const cents = toCents(Number(form.values.total) || 0);
  const split = cents > 0 ? typicalSplit(cents, Number(form.values.guests) || 0) : [];
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return (
    <Card as="section" aria-labelledby="start-budget-title" className={styles.card ?? ""}>
      <div>
        <h2 id="start-budget-title" className={styles.title}>
          Start with a typical split
        </h2>
        <p className={styles.lead}>
          We count about {formatMoneyShort(VENUE_CENTS_A_GUEST)} a guest for a banquet and share the rest as
          couples in Singapore usually do. Change any line afterwards.
        </p>
      </div>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <AmountField
          {...form.field("total")}
          label="Whole budget ($)"
          onAmount={(value) => form.set({ total: value })}
        />
        <TextField {...form.field("guests")} label="Guests" inputMode="numeric" />
        <div className={styles.actions}>
          <SubmitButton busy={form.busy}>Start with this split</SubmitButton>
          <Button variant="plain" onClick={onOwn}>
            Add my own lines instead
          </Button>
        </div>
      </form>
      {split.length > 0 ? (
        <dl className={styles.preview}>
          {split.map(({ slug, cents: part }) => (
            <div key={slug}>
              <dt>{names.get(slug) ?? slug}</dt>
              <dd>{amount(toDollars(part))}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Card>
  );
}

import { useCategoryTree } from "@/components/catalogue/category/use-category-tree";
import { DateField } from "@/components/ui/form/date/date-field";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { SelectField, TextAreaField } from "@/components/ui/form/field";
import { AmountField } from "@/components/ui/money/amount-field";
import { todayInSingapore } from "@/lib/dates";
import { lineProps, type StepProps, tickProps } from "./step-fields";
import styles from "./vendor-register.module.css";

export function OfferingStep(step: StepProps) {
  const { change } = step;
  const { tree, failed, retry } = useCategoryTree();
  const main = lineProps(step, "sellerOffering.main");
  const secondary = lineProps(step, "sellerOffering.secondary");
  const choices = (except: string) => [
    <option key="" value="">
      {tree || failed ? "Please choose" : "Loading"}
    </option>,
    ...(tree ?? [])
      .filter(({ _id }) => _id !== except)
      .map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      )),
  ];
  return (
    <>
      {failed ? (
        <Alert tone="bad" title="The list of services did not load">
          <Button size="sm" variant="secondary" onClick={retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
      <div className={styles.pair}>
        {/* Until the list has loaded, a saved choice has no matching option. */}
        <SelectField
          {...main}
          value={tree ? main.value : ""}
          onChange={({ target }) =>
            change({
              "sellerOffering.main": target.value,
              ...(target.value === secondary.value ? { "sellerOffering.secondary": "" } : {}),
            })
          }
          label="Main service offering"
          required
        >
          {choices("")}
        </SelectField>
        <SelectField
          {...secondary}
          value={tree ? secondary.value : ""}
          label="Secondary service offering"
          required
        >
          {choices(main.value)}
        </SelectField>
      </div>
      <div className={styles.pair}>
        <AmountField
          {...lineProps(step, "sellerOffering.price")}
          onAmount={(price) => change({ "sellerOffering.price": price })}
          label="Prices from, in S$ (optional)"
          hint="The least a couple spends with you."
        />
        <DateField
          {...lineProps(step, "sellerOffering.date")}
          onDate={(date) => change({ "sellerOffering.date": date })}
          label="In business since (optional)"
          min="1900-01-01"
          max={todayInSingapore()}
          marks={false}
        />
      </div>
      <TextAreaField
        {...lineProps(step, "sellerInfo.profileSummary")}
        label="Profile summary (optional)"
        hint="Who you are and what makes your work special."
        maxLength={2000}
      />
      <CheckboxField
        {...tickProps(step, "sellerOffering.areYouASocialChampion")}
        look="card"
        label="We are social champions: we post our weddings and bring couples along to Sayang."
      />
    </>
  );
}

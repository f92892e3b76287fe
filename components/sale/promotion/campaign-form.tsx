"use client";
import { useState } from "react";
import { useUnsavedGuard } from "@/components/identity/profile/details/use-unsaved-guard";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import { AmountField } from "@/components/ui/money/amount-field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { type CampaignTree, tickedIds } from "@/contracts/sale/promotion/campaign-tree";
import {
  CAMPAIGN_MESSAGES,
  PROMOTION_SEGMENT_LABELS,
  PROMOTION_SEGMENTS,
  type PromotionType,
} from "@/contracts/sale/promotion/promotion";
import { CODE_MAX, discountBody, voucherBody } from "@/contracts/sale/promotion/promotion.schema";
import { notify } from "@/lib/notice/notify";
import { useSaveCampaignMutation } from "@/services/sale/promotion";
import styles from "./campaign-form.module.css";
import type { CampaignValues } from "./campaign-values";
import { TYPE_WORDS } from "./campaign-words";
import { CategoryTree } from "./category-tree";
import { PreviewPanel } from "./preview-panel";

type Props = {
  type: PromotionType;
  id: string | null;
  tree: CampaignTree;
  initial: CampaignValues;
  onDone: () => void;
};

const WHOLE = { inputMode: "numeric", autoComplete: "off" } as const;
const digits = (typed: string) => typed.replace(/\D/g, "");
const decimal = (typed: string) => typed.replace(/[^\d.]/g, "");

/** A campaign's terms, period, limits and scope, next to a preview of the couple's price. */
export function CampaignForm({ type, id, tree: given, initial, onDone }: Props) {
  const [save] = useSaveCampaignMutation();
  const [tree, setTree] = useState(given);
  const [limited, setLimited] = useState(tickedIds(given).length > 0);
  const isVoucher = type === "voucher";
  const schema = isVoucher ? voucherBody : discountBody;
  const scope = limited ? tree : { sub_categories: [] };
  const covered = tickedIds(scope).join();
  const [coveredBefore] = useState(covered);
  const form = useForm<CampaignValues>({
    initialValues: initial,
    schema: schema.omit(["sub_categories"]),
    idPrefix: "campaign",
    parse: {
      code: (typed) => typed.toUpperCase().replace(/\s+/g, ""),
      percent: decimal,
      totalLimit: digits,
      perCustomerLimit: digits,
    },
    submit: async (values): Promise<typeof LEAVING> => {
      await save({ type, id, body: schema.cast({ ...values, ...scope }) }).unwrap();
      notify("success", CAMPAIGN_MESSAGES[type][id ? "updated" : "created"]);
      onDone();
      return LEAVING;
    },
  });
  const money = (name: "amount" | "cap" | "minSpend") => {
    const { onChange: _, ...field } = form.field(name);
    return { ...field, onAmount: (value: string) => form.set({ [name]: value }) };
  };
  const isPercent = form.values.kind === "percent";
  const question = useUnsavedGuard((form.dirty || covered !== coveredBefore) && !form.busy);
  return (
    <div className={styles.columns}>
      <form {...form.formProps} className={styles.main}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <SettingsCard title={`The ${TYPE_WORDS[type].one}`}>
          <div className={styles.fields}>
            <TextField
              {...form.field("name")}
              label="Name"
              maxLength={80}
              hint="Couples see it beside the code."
              required
            />
            <TextField
              {...form.field("code")}
              label="Code"
              maxLength={CODE_MAX}
              autoCapitalize="characters"
              spellCheck={false}
              hint="What couples type, such as WELCOME10."
              required
            />
            <SelectField {...form.field("kind")} label="It gives">
              <option value="percent">A percentage</option>
              <option value="fixed">A fixed amount</option>
            </SelectField>
            {isPercent ? (
              <TextField
                {...form.field("percent")}
                label={isVoucher ? "Percent of each order" : "Percent off"}
                inputMode="decimal"
                required
              />
            ) : (
              <AmountField
                {...money("amount")}
                label={isVoucher ? "Voucher balance ($)" : "Amount off ($)"}
                hint={
                  isVoucher
                    ? "Each couple gets this balance."
                    : "Off what the couple pays, service charge and GST included."
                }
                required
              />
            )}
            {isPercent ? (
              <AmountField
                {...money("cap")}
                label={isVoucher ? "Voucher balance ($)" : "Maximum discount ($)"}
                hint={isVoucher ? "The most it ever pays, across all orders." : "Leave empty for no maximum."}
                required={isVoucher}
              />
            ) : null}
            <AmountField
              {...money("minSpend")}
              label="Minimum spend ($)"
              hint="All-in, on what it covers. Leave empty for none."
            />
          </div>
        </SettingsCard>
        <SettingsCard title="When and how often">
          <div className={styles.fields}>
            <DateField {...form.dateField("startDate")} label="First day" required />
            <DateField
              {...form.dateField("endDate")}
              label="Last day"
              min={form.values.startDate}
              hint="Leave empty to run until you stop it."
            />
            <TextField
              {...form.field("totalLimit")}
              {...WHOLE}
              label="Total uses"
              hint="By all couples together. Leave empty for no limit."
            />
            <TextField
              {...form.field("perCustomerLimit")}
              {...WHOLE}
              label="Uses per couple"
              hint="Leave empty for no limit."
            />
            <SelectField {...form.field("segment")} label="For">
              {PROMOTION_SEGMENTS.map((segment) => (
                <option key={segment} value={segment}>
                  {PROMOTION_SEGMENT_LABELS[segment]}
                </option>
              ))}
            </SelectField>
          </div>
        </SettingsCard>
        <SettingsCard title="What it covers">
          <CategoryTree tree={tree} limited={limited} onLimit={setLimited} onTree={setTree} />
        </SettingsCard>
        <div className={styles.actions}>
          <SubmitButton busy={form.busy}>
            {id ? "Save changes" : `Create ${TYPE_WORDS[type].one}`}
          </SubmitButton>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
      <PreviewPanel type={type} values={form.values} scope={scope} />
      {question}
    </div>
  );
}

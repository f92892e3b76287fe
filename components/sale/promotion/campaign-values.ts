import type { Campaign } from "@/contracts/sale/promotion/promotion";
import { todayInSingapore } from "@/lib/dates";

/** The text fields of the form. */
export type CampaignValues = Record<
  | "name"
  | "code"
  | "kind"
  | "percent"
  | "amount"
  | "cap"
  | "minSpend"
  | "startDate"
  | "endDate"
  | "totalLimit"
  | "perCustomerLimit"
  | "segment",
  string
>;

export function blankValues(): CampaignValues {
  return {
    name: "",
    code: "",
    kind: "percent",
    percent: "10",
    amount: "",
    cap: "",
    minSpend: "",
    startDate: todayInSingapore(),
    endDate: "",
    totalLimit: "",
    perCustomerLimit: "1",
    segment: "all",
  };
}

export function valuesOf(campaign: Campaign): CampaignValues {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  return {
    name: campaign.name,
    code: campaign.code,
    kind: campaign.kind,
    percent: text(campaign.percent),
    amount: text(campaign.amount),
    cap: text(campaign.cap),
    minSpend: campaign.minSpend > 0 ? text(campaign.minSpend) : "",
    startDate: campaign.startDate,
    endDate: text(campaign.endDate),
    totalLimit: text(campaign.totalLimit),
    perCustomerLimit: text(campaign.perCustomerLimit),
    segment: campaign.segment,
  };
}

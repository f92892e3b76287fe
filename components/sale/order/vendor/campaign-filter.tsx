"use client";
import { useMay } from "@/components/session/use-team-role";
import { SelectField } from "@/components/ui/form/field";
import type { Campaign } from "@/contracts/sale/promotion/promotion";
import { useGetCampaignsQuery } from "@/services/sale/promotion";
import styles from "./vendor-orders-view.module.css";

/** Further campaigns can be found by searching for their orders. */
const LISTED = 100;

type Filter = { appliedDiscountId?: string; appliedVoucherId?: string };

/** Returns the filter that an address names: `discount.{id}` or `voucher.{id}`. */
export function campaignFilter(value: string): Filter {
  const [type, id = ""] = value.split(".");
  if (!/^[0-9a-f-]{36}$/i.test(id)) return {};
  if (type === "discount") return { appliedDiscountId: id };
  return type === "voucher" ? { appliedVoucherId: id } : {};
}

type Props = { value: string; onChoose: (value: string) => void };

/** Narrows the orders to those that used one of the vendor's discounts or vouchers. Shown to roles that see them. */
export function CampaignFilter({ value, onChoose }: Props) {
  const skip = !useMay("campaigns");
  const discounts = useGetCampaignsQuery({ type: "discount", limit: LISTED }, { skip }).data?.docs ?? [];
  const vouchers = useGetCampaignsQuery({ type: "voucher", limit: LISTED }, { skip }).data?.docs ?? [];
  if (discounts.length + vouchers.length === 0) return null;
  return (
    <div className={styles.filter}>
      <SelectField
        id="order-campaign"
        label="Discount or voucher"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">All</option>
        <Group label="Discounts" campaigns={discounts} />
        <Group label="Vouchers" campaigns={vouchers} />
      </SelectField>
    </div>
  );
}

function Group({ label, campaigns }: { label: string; campaigns: readonly Campaign[] }) {
  if (campaigns.length === 0) return null;
  return (
    <optgroup label={label}>
      {campaigns.map(({ id, type, code, name }) => (
        <option key={id} value={`${type}.${id}`}>
          {code} · {name}
        </option>
      ))}
    </optgroup>
  );
}

-- What vendors' own vouchers paid of orders that have not ended was only in the ledger: their lines were written at the end.
insert into "payout_line" ("id", "vendor_id", "order_id", "kind", "gross_cents", "commission_cents", "net_cents", "created_at")
select gen_random_uuid(), "account_id", "order_id", 'adjustment', -sum("amount_cents"), 0, -sum("amount_cents"), max("created_at")
from "ledger_entry" e
where "account" = 'vendor' and "kind" in ('voucher_spend', 'voucher_return')
  and not exists (select from "payout_line" p where p."order_id" = e."order_id" and p."kind" = 'adjustment')
group by "account_id", "order_id"
having sum("amount_cents") <> 0;

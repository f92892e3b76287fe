ALTER TABLE "order" ADD COLUMN "applied_discount" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "applied_voucher" jsonb;
--> statement-breakpoint
update "order" o set "applied_discount" = jsonb_build_object('id', p."id", 'code', p."code", 'name', p."name",
  'isSayangs', p."vendor_id" is null, 'kind', p."kind", 'percentBps', p."percent_bps", 'amountCents', p."amount_cents")
from "promotion" p where p."id" = o."applied_discount_id";
--> statement-breakpoint
update "order" o set "applied_voucher" = jsonb_build_object('id', v."id", 'kind', v."kind", 'code', p."code",
  'name', case v."kind" when 'gift' then 'Gift voucher' when 'credit' then 'Store credit' else coalesce(p."name", 'Voucher') end)
from "voucher" v left join "promotion" p on p."id" = v."promotion_id" where v."id" = o."applied_voucher_id";

ALTER TABLE "order_item" ADD COLUMN "gst_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
update "order_item" i set "gst_type" = p."gst_type" from "product" p where p."id" = i."product_id";
--> statement-breakpoint
-- What a coupon took off was the net price alone; it is now what the couple saved, service charge and GST included.
update "order_item" i set "discount_cents" = i."unit_cents" * i."quantity" - i."total_cents" + (
  select coalesce(sum((a ->> 'unitCents')::int * (a ->> 'quantity')::int *
    case a ->> 'per' when 'unit' then i."quantity" else 1 end), 0)::int
  from jsonb_array_elements(i."add_ons") a
)
where "discount_cents" > 0;
--> statement-breakpoint
update "order" o set "discount_cents" = i.cents, "subsidy_cents" = case when o."subsidy_cents" > 0 then i.cents else 0 end
from (select "order_id", sum("discount_cents")::int as cents from "order_item" group by "order_id") i
where i."order_id" = o."id" and o."discount_cents" > 0;
--> statement-breakpoint
-- The same in changes that wait for an answer.
with items as (
  select e."id", jsonb_agg(item || jsonb_build_object('discountCents',
    case when (item ->> 'discountCents')::int = 0 then 0 else
      (item ->> 'unitCents')::int * (item ->> 'quantity')::int - (item ->> 'totalCents')::int + (
        select coalesce(sum((a ->> 'unitCents')::int * (a ->> 'quantity')::int *
          case a ->> 'per' when 'unit' then (item ->> 'quantity')::int else 1 end), 0)::int
        from jsonb_array_elements(coalesce(item -> 'addOns', '[]')) a)
    end) order by at) as changed
  from "order_edit" e cross join jsonb_array_elements(e."after" -> 'items') with ordinality each(item, at)
  where e."state" = 'requested' and (e."after" ->> 'discountCents')::int > 0
  group by e."id"
)
update "order_edit" e set "after" = e."after" || jsonb_build_object('items', items.changed, 'discountCents',
  (select sum((item ->> 'discountCents')::int) from jsonb_array_elements(items.changed) item))
from items where items."id" = e."id";

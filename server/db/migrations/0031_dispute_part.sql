CREATE TABLE "dispute_part" (
	"dispute_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "dispute_part_dispute_id_order_id_pk" PRIMARY KEY("dispute_id","order_id"),
	CONSTRAINT "dispute_part_positive" CHECK ("dispute_part"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "dispute_part" ADD CONSTRAINT "dispute_part_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_part" ADD CONSTRAINT "dispute_part_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_part_order_idx" ON "dispute_part" USING btree ("order_id");--> statement-breakpoint
-- Earlier disputes were divided in proportion to what each order had paid, leftover cents going to the first orders.
insert into "dispute_part" ("dispute_id", "order_id", "amount_cents")
select dispute_id, order_id, part + case when place <= amount - whole then 1 else 0 end
from (
  select *, sum(part) over (partition by dispute_id) as whole
  from (
    select d.id as dispute_id, s.order_id, d.amount_cents as amount,
      floor(d.amount_cents::numeric * s.cents / sum(s.cents) over (partition by d.id))::int as part,
      row_number() over (partition by d.id order by s.order_id) as place
    from "dispute" d
    join (
      select a.payment_id, m.order_id, sum(a.amount_cents)::int as cents
      from "payment_allocation" a join "milestone" m on m.id = a.milestone_id
      group by a.payment_id, m.order_id
    ) s on s.payment_id = d.payment_id
  ) divided
) rounded
where part + case when place <= amount - whole then 1 else 0 end > 0;

-- Triggers fill the rows again when the functions are loaded after this.
TRUNCATE "search_product_rule";--> statement-breakpoint
DROP INDEX "search_product_ruled_idx";--> statement-breakpoint
ALTER TABLE "search_product_rule" DROP COLUMN "weekdays", DROP COLUMN "months", DROP COLUMN "special_days", DROP COLUMN "meal";--> statement-breakpoint
ALTER TABLE "search_product_rule" ADD COLUMN "weekdays" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ADD COLUMN "months" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ADD COLUMN "special_days" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ADD COLUMN "every_day" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ADD COLUMN "for_lunch" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ADD COLUMN "for_dinner" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ADD COLUMN "most_units" integer;--> statement-breakpoint
ALTER TABLE "search_product_rule" ALTER COLUMN "from_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ALTER COLUMN "until_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_rule" ALTER COLUMN "least_units" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "varies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_product_varies_idx" ON "search_product" USING btree ("vendor_id") WHERE "search_product"."main_line" and "search_product"."varies";
--> statement-breakpoint
-- The triggers of the version before know the dropped columns. Search is filled again with the functions.
ALTER TABLE "product" DISABLE TRIGGER USER;--> statement-breakpoint
-- The stored all-in price becomes that of a rule for every day of the usual meal.
WITH "said" AS (
	SELECT "id", string_agg("value" #>> '{}', ' ') AS "meals" FROM "product",
		jsonb_path_query("attributes", 'lax $[*] ? (@.name like_regex "^ *meals? *$" flag "i").values[*]') AS "value"
	WHERE "price_rules" <> '[]' GROUP BY "id"
), "usual" AS (
	SELECT DISTINCT ON (p."id") p."id",
		coalesce((rule ->> 'priceCents')::int, round(p."price_cents" * (10000 + coalesce((rule ->> 'percentBps')::int, 0)) / 10000.0)::int) AS "listed"
	FROM "product" p JOIN "said" s USING ("id"), jsonb_array_elements(p."price_rules") WITH ORDINALITY AS r(rule, "position")
	WHERE rule ->> 'meal' = CASE WHEN s."meals" ~* '\mdinner\M' THEN 'dinner' ELSE 'lunch' END
		AND rule -> 'weekdays' = '[]' AND rule -> 'months' = '[]' AND rule -> 'specialDays' = '[]'
		AND rule ->> 'from' IS NULL AND rule ->> 'until' IS NULL
	ORDER BY p."id", r."position"
), "charged" AS (
	SELECT u."id", u."listed" + CASE WHEN p."plus_plus" THEN round(u."listed" * 0.1)::int ELSE 0 END AS "cents"
	FROM "usual" u JOIN "product" p USING ("id")
)
UPDATE "product" p SET "all_in_cents" = c."cents" + CASE WHEN p."gst_type" = 2 THEN round(c."cents" * 0.09)::int ELSE 0 END
FROM "charged" c WHERE c."id" = p."id";--> statement-breakpoint
ALTER TABLE "product" ENABLE TRIGGER USER;

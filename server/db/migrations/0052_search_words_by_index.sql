ALTER TABLE "search_product" ADD COLUMN "name_words" "tsvector";--> statement-breakpoint
ALTER TABLE "search_product" ADD COLUMN "kind_words" "tsvector";--> statement-breakpoint
update search_product p set name_words = t.name_words, kind_words = t.kind_words
from search_product_text t where t.product_id = p.product_id;--> statement-breakpoint
ALTER TABLE "search_product" ALTER COLUMN "name_words" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product" ALTER COLUMN "kind_words" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_product_text" DROP COLUMN "name_words";--> statement-breakpoint
ALTER TABLE "search_product_text" DROP COLUMN "kind_words";--> statement-breakpoint
alter table search_product reset (toast_tuple_target);--> statement-breakpoint
-- With a target of 256 bytes, the words by which matches are ranked, and the newer lists, went to the toast table because
-- `words` is long: three page reads each. `words` is still the first to go.
alter table search_vendor set (toast_tuple_target = 4080);--> statement-breakpoint
-- A changed value rewrites the table, without old versions of its rows and with each value in its new place.
alter table search_vendor
  alter column languages type text[] using languages || '{}'::text[],
  alter column ceremonies type text[] using ceremonies || '{}'::text[],
  alter column kind_words type tsvector using kind_words || ''::tsvector,
  alter column title_words type tsvector using title_words || ''::tsvector;--> statement-breakpoint
alter table search_product alter column name_words type tsvector using name_words || ''::tsvector;--> statement-breakpoint
alter table search_product_text alter column words type tsvector using words || ''::tsvector;--> statement-breakpoint
analyze search_vendor, search_product, search_product_text;

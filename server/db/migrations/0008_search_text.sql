create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists fuzzystrmatch;
--> statement-breakpoint
alter table search_vendor reset (toast_tuple_target);
--> statement-breakpoint
CREATE TABLE "search_product_text" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"kind_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_product_words_idx";--> statement-breakpoint
ALTER TABLE "search_product_text" ADD CONSTRAINT "search_product_text_product_id_search_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."search_product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_product_text_words_idx" ON "search_product_text" USING gin ("words");--> statement-breakpoint
ALTER TABLE "search_product" DROP COLUMN "name_words";--> statement-breakpoint
ALTER TABLE "search_product" DROP COLUMN "kind_words";--> statement-breakpoint
ALTER TABLE "search_product" DROP COLUMN "words";
--> statement-breakpoint
create or replace function search_refresh_products(vendor_ids uuid[]) returns void language sql as $$
  delete from search_product s where s.vendor_id = any(vendor_ids)
    and not exists (
      select from product p join vendor v on v.id = p.vendor_id
      where p.id = s.product_id and p.status = 1 and p.is_visible_on_product_page and v.status = 'approved'
    );

  insert into search_product as s (product_id, vendor_id, level1_id, created_at, price_cents, turn, featured, off_days,
    level2_id, level3_id, type_id)
  select p.id, p.vendor_id, p.level1_id, p.created_at, p.all_in_cents,
    least(row_number() over (partition by p.vendor_id order by p.featured desc, p.id), 30000),
    p.featured, p.custom_off_days, p.level2_id, p.level3_id, p.product_type_id
  from product p join vendor v on v.id = p.vendor_id and v.status = 'approved'
  where p.vendor_id = any(vendor_ids) and p.status = 1 and p.is_visible_on_product_page
  on conflict (product_id) do update set (vendor_id, level1_id, created_at, price_cents, turn, featured, off_days,
    level2_id, level3_id, type_id)
  = (excluded.vendor_id, excluded.level1_id, excluded.created_at, excluded.price_cents, excluded.turn, excluded.featured,
    excluded.off_days, excluded.level2_id, excluded.level3_id, excluded.type_id)
  where s.* is distinct from excluded.*;

  with doc as (
    select p.id,
      search_words(p.title) as name_words,
      search_words(concat_ws(' ; ', t.name, c3.name, c2.name, c1.name)) as kind_words,
      search_words(concat_ws(' ; ', p.description, array_to_string(p.tags, ' ; '), v.vendor_name, array_to_string(v.style_tags, ' ; '),
        case when v.halal_certified then 'halal' end, 'district' || v.district,
        (select string_agg(value, ' ; ') from jsonb_path_query(p.attributes, 'lax $[*].values[*]') as each, lateral (select each #>> '{}' as value) as v))) as text_words
    from product p
      join vendor v on v.id = p.vendor_id and v.status = 'approved'
      join category c1 on c1.id = p.level1_id
      left join category c2 on c2.id = p.level2_id
      left join category c3 on c3.id = p.level3_id
      left join product_type t on t.id = p.product_type_id
    where p.vendor_id = any(vendor_ids) and p.status = 1 and p.is_visible_on_product_page
  )
  insert into search_product_text as s (product_id, name_words, kind_words, words)
  select id, name_words, kind_words, name_words || kind_words || text_words from doc
  on conflict (product_id) do update set (name_words, kind_words, words)
  = (excluded.name_words, excluded.kind_words, excluded.words)
  where s.* is distinct from excluded.*;
$$;
--> statement-breakpoint
create or replace function search_finds(query tsquery) returns boolean language sql stable set enable_seqscan = off as $$
  select exists (select from search_vendor where words @@ query) or exists (select from search_product_text where words @@ query)
$$;
--> statement-breakpoint
select search_refresh_all();

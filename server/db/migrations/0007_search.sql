create extension if not exists unaccent;
--> statement-breakpoint
CREATE TABLE "search_product" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"level1_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	"turn" smallint NOT NULL,
	"featured" boolean NOT NULL,
	"off_days" date[] NOT NULL,
	"level2_id" uuid,
	"level3_id" uuid,
	"type_id" uuid,
	"name_words" "tsvector" NOT NULL,
	"kind_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vendor" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"price_cents" integer,
	"rating" real NOT NULL,
	"rating_count" integer NOT NULL,
	"quality" real NOT NULL,
	"capacity_tables" integer,
	"district" smallint,
	"daily_capacity" smallint NOT NULL,
	"halal" boolean NOT NULL,
	"off_days" date[] NOT NULL,
	"styles" text[] NOT NULL,
	"level1_ids" uuid[] NOT NULL,
	"level2_ids" uuid[] NOT NULL,
	"level3_ids" uuid[] NOT NULL,
	"type_ids" uuid[] NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"kind_words" "tsvector" NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"frequency" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_product" ADD CONSTRAINT "search_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_product" ADD CONSTRAINT "search_product_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_vendor" ADD CONSTRAINT "search_vendor_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_product_words_idx" ON "search_product" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_product_vendor_idx" ON "search_product" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "search_product_level1_idx" ON "search_product" USING btree ("level1_id");--> statement-breakpoint
CREATE INDEX "search_product_level2_idx" ON "search_product" USING btree ("level2_id");--> statement-breakpoint
CREATE INDEX "search_product_level3_idx" ON "search_product" USING btree ("level3_id");--> statement-breakpoint
CREATE INDEX "search_product_type_idx" ON "search_product" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "search_vendor_words_idx" ON "search_vendor" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_vendor_place_idx" ON "search_vendor" USING gin ("level1_ids","level2_ids","level3_ids","type_ids");--> statement-breakpoint
CREATE INDEX "booking_date_idx" ON "booking" USING btree ("date","vendor_id");
--> statement-breakpoint
alter table search_vendor set (toast_tuple_target = 256);
--> statement-breakpoint
alter table search_vendor alter column name_words set storage main, alter column kind_words set storage main;
--> statement-breakpoint
alter table search_product set (toast_tuple_target = 256);
--> statement-breakpoint
alter table search_product alter column name_words set storage main, alter column kind_words set storage main;
--> statement-breakpoint
-- What is written and what is typed come to the same words: without case, accents, apostrophes and signs.
create function search_text(written text) returns text language sql stable parallel safe as $$
  select regexp_replace(lower(unaccent(translate(left(written, 200000), '''’`', ''))), '[^[:alnum:]]+', ' ', 'g')
$$;
--> statement-breakpoint
-- Words as they are, for those that are still being typed, and their stems.
create function search_words(written text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('english', t) || to_tsvector('simple', t) from search_text(coalesce(written, '')) t
$$;
--> statement-breakpoint
create function search_refresh_vendors(ids uuid[]) returns void language sql as $$
  delete from search_vendor s where s.vendor_id = any(ids)
    and not exists (select from vendor v where v.id = s.vendor_id and v.status = 'approved');

  with sold as (
    select * from product where vendor_id = any(ids) and status = 1 and is_visible_on_product_page
  ), place as (
    select vendor_id, level1_id as l1, level2_id as l2, level3_id as l3, product_type_id as type from sold
    union
    select s.vendor_id,
      case c.level when 1 then c.id when 2 then c.parent_id else above.parent_id end,
      case c.level when 2 then c.id when 3 then c.parent_id end,
      case c.level when 3 then c.id end,
      null::uuid
    from vendor_category s join category c on c.id = s.category_id left join category above on above.id = c.parent_id
    where s.vendor_id = any(ids)
  ), places as (
    select vendor_id,
      coalesce(array_agg(distinct l1) filter (where l1 is not null), '{}') as l1,
      coalesce(array_agg(distinct l2) filter (where l2 is not null), '{}') as l2,
      coalesce(array_agg(distinct l3) filter (where l3 is not null), '{}') as l3,
      coalesce(array_agg(distinct type) filter (where type is not null), '{}') as types
    from place group by vendor_id
  ), said as (
    select vendor_id, string_agg(distinct title, ' ; ') as titles,
      string_agg(distinct description, ' ; ') || ' ; ' || coalesce(string_agg(distinct array_to_string(tags, ' ; '), ' ; '), '') as texts
    from sold group by vendor_id
  ), doc as (
    select v.*, coalesce(p.l1, '{}') as l1, coalesce(p.l2, '{}') as l2, coalesce(p.l3, '{}') as l3, coalesce(p.types, '{}') as types,
      search_words(v.vendor_name) as name_words,
      search_words(concat_ws(' ; ',
        (select string_agg(c.name, ' ; ') from category c where c.id = v.master_category_id or c.id = any(p.l1 || p.l2 || p.l3)),
        (select string_agg(t.name, ' ; ') from product_type t where t.id = any(p.types)),
        array_to_string(v.style_tags, ' ; '), case when v.halal_certified then 'halal' end, 'district' || v.district)) as kind_words,
      search_words(s.titles) as title_words,
      search_words(concat_ws(' ; ', v.tagline, v.profile_summary, s.texts)) as text_words
    from vendor v left join places p on p.vendor_id = v.id left join said s on s.vendor_id = v.id
    where v.id = any(ids) and v.status = 'approved'
  )
  insert into search_vendor as s (vendor_id, created_at, price_cents, rating, rating_count, quality, capacity_tables, district,
    daily_capacity, halal, off_days, styles, level1_ids, level2_ids, level3_ids, type_ids, name_words, kind_words, title_words, words)
  select id, created_at, price_from_cents, rating_average, rating_count,
    (rating_sum + 20.0) / (rating_count + 5) + least(orders_completed, 100) / 400.0 + case when featured then 0.2 else 0 end,
    capacity_tables, district, daily_capacity, halal_certified, off_days, style_tags, l1, l2, l3, types,
    name_words, kind_words, title_words, name_words || kind_words || title_words || text_words
  from doc
  on conflict (vendor_id) do update set (created_at, price_cents, rating, rating_count, quality, capacity_tables, district,
    daily_capacity, halal, off_days, styles, level1_ids, level2_ids, level3_ids, type_ids, name_words, kind_words, title_words, words)
  = (excluded.created_at, excluded.price_cents, excluded.rating, excluded.rating_count, excluded.quality, excluded.capacity_tables,
    excluded.district, excluded.daily_capacity, excluded.halal, excluded.off_days, excluded.styles, excluded.level1_ids,
    excluded.level2_ids, excluded.level3_ids, excluded.type_ids, excluded.name_words, excluded.kind_words, excluded.title_words,
    excluded.words)
  where s.* is distinct from excluded.*;
$$;
--> statement-breakpoint
create function search_refresh_products(vendor_ids uuid[]) returns void language sql as $$
  delete from search_product s where s.vendor_id = any(vendor_ids)
    and not exists (
      select from product p join vendor v on v.id = p.vendor_id
      where p.id = s.product_id and p.status = 1 and p.is_visible_on_product_page and v.status = 'approved'
    );

  with doc as (
    select p.*, least(row_number() over (partition by p.vendor_id order by p.featured desc, p.id), 30000) as turn,
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
  insert into search_product as s (product_id, vendor_id, level1_id, created_at, price_cents, turn, featured, off_days,
    level2_id, level3_id, type_id, name_words, kind_words, words)
  select id, vendor_id, level1_id, created_at, all_in_cents, turn, featured, custom_off_days, level2_id, level3_id, product_type_id,
    name_words, kind_words, name_words || kind_words || text_words
  from doc
  on conflict (product_id) do update set (vendor_id, level1_id, created_at, price_cents, turn, featured, off_days,
    level2_id, level3_id, type_id, name_words, kind_words, words)
  = (excluded.vendor_id, excluded.level1_id, excluded.created_at, excluded.price_cents, excluded.turn, excluded.featured,
    excluded.off_days, excluded.level2_id, excluded.level3_id, excluded.type_id, excluded.name_words, excluded.kind_words, excluded.words)
  where s.* is distinct from excluded.*;
$$;
--> statement-breakpoint
create function search_refresh_all() returns void language sql as $$
  select search_refresh_vendors(array(select id from vendor union select vendor_id from search_vendor));
  select search_refresh_products(array(select id from vendor));
$$;
--> statement-breakpoint
-- Whoever loads many rows says `sayang.search_later` and refreshes all once.
create function search_is_later() returns boolean language sql stable as $$
  select coalesce(current_setting('sayang.search_later', true), '') = 'on'
$$;
--> statement-breakpoint
create function search_vendor_written() returns trigger language plpgsql as $$
declare
  told uuid[];
begin
  if search_is_later() then return null; end if;
  perform search_refresh_vendors(array(select id from after_change));
  if tg_op = 'UPDATE' then
    -- Only what products repeat of their vendor.
    select array_agg(a.id) into told from after_change a join before_change b on b.id = a.id
    where (a.status, a.vendor_name, a.style_tags, a.halal_certified, a.district)
      is distinct from (b.status, b.vendor_name, b.style_tags, b.halal_certified, b.district);
    if told is not null then perform search_refresh_products(told); end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function search_part_written() returns trigger language plpgsql as $$
declare
  told uuid[];
begin
  if search_is_later() then return null; end if;
  if tg_op = 'INSERT' then told := array(select distinct vendor_id from after_change);
  elsif tg_op = 'DELETE' then told := array(select distinct vendor_id from before_change);
  else told := array(select vendor_id from before_change union select vendor_id from after_change);
  end if;
  if tg_table_name = 'product' then perform search_refresh_products(told); end if;
  perform search_refresh_vendors(told);
  return null;
end $$;
--> statement-breakpoint
create function search_tree_written() returns trigger language plpgsql as $$
begin
  if not search_is_later() then perform search_refresh_all(); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger vendor_insert_searched after insert on vendor
  referencing new table as after_change for each statement execute function search_vendor_written();
--> statement-breakpoint
create trigger vendor_update_searched after update on vendor
  referencing old table as before_change new table as after_change for each statement execute function search_vendor_written();
--> statement-breakpoint
create trigger product_insert_searched after insert on product
  referencing new table as after_change for each statement execute function search_part_written();
--> statement-breakpoint
create trigger product_update_searched after update on product
  referencing old table as before_change new table as after_change for each statement execute function search_part_written();
--> statement-breakpoint
create trigger product_delete_searched after delete on product
  referencing old table as before_change for each statement execute function search_part_written();
--> statement-breakpoint
create trigger vendor_category_insert_searched after insert on vendor_category
  referencing new table as after_change for each statement execute function search_part_written();
--> statement-breakpoint
create trigger vendor_category_update_searched after update on vendor_category
  referencing old table as before_change new table as after_change for each statement execute function search_part_written();
--> statement-breakpoint
create trigger vendor_category_delete_searched after delete on vendor_category
  referencing old table as before_change for each statement execute function search_part_written();
--> statement-breakpoint
create trigger category_searched after update of name, parent_id, level on category
  for each statement execute function search_tree_written();
--> statement-breakpoint
create trigger product_type_searched after update of name on product_type
  for each statement execute function search_tree_written();
--> statement-breakpoint
-- By its index or not at all: whether any of so many is found there is a question of one page.
create function search_finds(query tsquery) returns boolean language sql stable set enable_seqscan = off as $$
  select exists (select from search_vendor where words @@ query) or exists (select from search_product where words @@ query)
$$;
--> statement-breakpoint
create function search_refresh_words(terms text[]) returns void language sql as $$
  with source (written, weight) as (
    select vendor_name, 3 from vendor where status = 'approved'
    union all select name, 20 from category
    union all select name, 20 from product_type
    union all select unnest(style_tags), 2 from vendor where status = 'approved'
    union all select distinct title, 5 from product where status = 1
    union all select tagline, 1 from vendor where status = 'approved'
    union all select distinct description, 1 from product where status = 1
    union all select term, 10 from unnest(terms) as term
  ), counted as (
    select word, sum(weight)::int as frequency
    from source, lateral (select distinct unnest(string_to_array(search_text(written), ' ')) as word) as split
    where word ~ '^[^0-9]{2,40}$' group by word
  ), gone as (
    delete from search_word w where not exists (select from counted c where c.word = w.word)
  )
  insert into search_word as w (word, frequency) select word, frequency from counted
  on conflict (word) do update set frequency = excluded.frequency where w.frequency <> excluded.frequency;
$$;
--> statement-breakpoint
select search_refresh_all();
--> statement-breakpoint
select search_refresh_words('{}');

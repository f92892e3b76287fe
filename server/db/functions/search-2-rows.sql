-- Returns the values of a product's attributes, by which its vendor is found as well as the product itself.
create or replace function search_attributes(attributes jsonb) returns text language sql immutable parallel safe as $$
  select string_agg(each #>> '{}', ' ; ') from jsonb_path_query(attributes, 'lax $[*].values[*]') as each
$$;

-- Returns true when a product's attributes name the meal, however the vendor has typed it.
create or replace function search_meal(attributes jsonb, meal text) returns boolean language sql immutable parallel safe as $$
  select exists (
    select from jsonb_path_query(attributes, 'lax $[*] ? (@.name like_regex "^ *meals? *$" flag "i").values[*]') as each
    where each #>> '{}' ~* ('\m' || meal || '\M')
  )
$$;

-- Returns the guests of one unit: ten of a "table of 10", one of a "guest". Null for what isn't sold by guests.
create or replace function search_seats(price_metric text) returns int language sql immutable parallel safe as $$
  select coalesce(
    substring(price_metric from '(?i)\m(?:table|round)s? of (\d{1,3})')::int,
    case when price_metric ~* '\m(guest|pax)s?\M' then 1 end
  )
$$;

-- Returns the weekdays, 0 for Sunday, on which a product is closed. Without hours it is open every day.
create or replace function search_closed_weekdays(open_hours jsonb) returns smallint[] language sql immutable parallel safe as $$
  select coalesce(array_agg(weekday::smallint order by weekday), '{}') from generate_series(0, 6) as weekday
  where open_hours -> weekday::text = 'null'::jsonb
$$;

-- Returns what a price grows with, as `priceBasisOf` (contracts/catalogue/comparison) does.
create or replace function search_basis(price_metric text) returns text language sql immutable parallel safe as $$
  select case when price_metric ~* '^tables?\y' then 'table' when price_metric ~* '^(guests?|pax)\y' then 'guest' else 'order' end
$$;

-- Nested loops are off because a bulk load comes before its statistics: the planner would expect few rows and loop
-- over all of them for each.
create or replace function search_refresh_vendors(ids uuid[]) returns void language sql set enable_nestloop = off as $$
  delete from search_vendor s where s.vendor_id = any(ids)
    and s.vendor_id not in (select v.id from vendor v where v.id = any(ids) and v.status = 'approved');

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
      bool_or(search_meal(attributes, 'lunch')) as lunch, bool_or(search_meal(attributes, 'dinner')) as dinner,
      min(search_seats(price_metric) * case when enable_min_max_rule then least(coalesce(min_qty, 1), 100000) else 1 end) as guests_min,
      case when not bool_or(search_seats(price_metric) is not null and not (enable_min_max_rule and max_qty is not null))
        then max(search_seats(price_metric) * least(max_qty, 100000)) end as guests_max,
      concat_ws(' ; ', string_agg(distinct description, ' ; '), string_agg(distinct array_to_string(tags, ' ; '), ' ; '),
        string_agg(distinct search_attributes(attributes), ' ; ')) as texts
    from sold group by vendor_id
  ), doc as (
    select v.*, coalesce(s.lunch, false) as lunch, coalesce(s.dinner, false) as dinner,
      coalesce(s.guests_min, case when v.capacity_tables is not null then 1 end) as guests_min,
      coalesce(v.capacity_tables * 10, s.guests_max) as guests_max,
      coalesce(p.l1, '{}') as l1, coalesce(p.l2, '{}') as l2, coalesce(p.l3, '{}') as l3, coalesce(p.types, '{}') as types,
      search_words(v.vendor_name) as name_words,
      search_words(concat_ws(' ; ',
        (select string_agg(c.name, ' ; ') from category c where c.id = v.master_category_id or c.id = any(p.l1 || p.l2 || p.l3)),
        (select string_agg(t.name, ' ; ') from product_type t where t.id = any(p.types)),
        array_to_string(v.style_tags, ' ; '),
        case when v.halal_until >= (now() at time zone 'Asia/Singapore')::date then 'halal' end, 'district' || v.district)) as kind_words,
      search_words(s.titles) as title_words,
      search_words(concat_ws(' ; ', v.tagline, v.profile_summary, s.texts)) as text_words
    from vendor v left join places p on p.vendor_id = v.id left join said s on s.vendor_id = v.id
    where v.id = any(ids) and v.status = 'approved'
  )
  insert into search_vendor as s (vendor_id, created_at, price_cents, rating, rating_count, quality, capacity_tables, district,
    daily_capacity, selling, halal_until, off_days, styles, languages, ceremonies, lunch, dinner, guests_min, guests_max,
    level1_ids, level2_ids, level3_ids, type_ids, name_words, kind_words, title_words, words)
  select id, created_at, price_from_cents, rating_average, rating_count,
    (rating_sum + 20.0) / (rating_count + 5) + least(orders_completed, 100) / 400.0,
    capacity_tables, district, daily_capacity, enable_selling, halal_until, off_days, style_tags,
    languages, ceremonies, lunch, dinner, guests_min, guests_max, l1, l2, l3, types,
    name_words, kind_words, title_words, name_words || kind_words || title_words || text_words
  from doc
  on conflict (vendor_id) do update set (created_at, price_cents, rating, rating_count, quality, capacity_tables, district,
    daily_capacity, selling, halal_until, off_days, styles, languages, ceremonies, lunch, dinner, guests_min, guests_max,
    level1_ids, level2_ids, level3_ids, type_ids, name_words, kind_words, title_words, words)
  = (excluded.created_at, excluded.price_cents, excluded.rating, excluded.rating_count, excluded.quality, excluded.capacity_tables,
    excluded.district, excluded.daily_capacity, excluded.selling, excluded.halal_until, excluded.off_days, excluded.styles,
    excluded.languages, excluded.ceremonies, excluded.lunch, excluded.dinner, excluded.guests_min, excluded.guests_max, excluded.level1_ids,
    excluded.level2_ids, excluded.level3_ids, excluded.type_ids, excluded.name_words, excluded.kind_words, excluded.title_words,
    excluded.words)
  where s.* is distinct from excluded.*;
$$;

-- Returns what a couple pays for a listed price, as `priceParts` (lib/money) does.
create or replace function search_all_in(listed int, gst_type int, plus_plus boolean) returns int
language sql immutable parallel safe as $$
  select charged + case when gst_type = 2 then round(charged * 0.09)::int else 0 end
  from (select listed + case when plus_plus then round(listed * 0.1)::int else 0 end as charged) service
$$;

-- Returns the prices of a product by day, in order of precedence, with its usual price as the last. A meal's rule applies
-- when `mealFor` (contracts/catalogue/price/meal) chooses that meal; `least` and `most` follow from the price, as in
-- `priceOf` (the comparison's pricing.ts).
create or replace function search_price_rules(p product) returns table (
  "position" smallint, weekdays smallint, months smallint, from_date date, until_date date, special_days smallint,
  every_day boolean, for_lunch boolean, for_dinner boolean, price_cents int, least_units int, most_units int
) language sql stable as $$
  with meals as (
    select search_meal(p.attributes, 'lunch') as lunch, search_meal(p.attributes, 'dinner') as dinner
  ), chosen as (
    select case when lunch then 'lunch' when dinner then 'dinner' end as lunch,
      case when dinner then 'dinner' when lunch then 'lunch' end as dinner
    from meals
  ), each as (
    select value as rule, position from jsonb_array_elements(p.price_rules) with ordinality as given(value, position)
    union all
    select '{}'::jsonb, jsonb_array_length(p.price_rules) + 1
  ), masked as (
    select each.position, rule,
      (select sum(1 << day::int) from jsonb_array_elements_text(rule -> 'weekdays') as day) as weekdays,
      (select sum(1 << month::int - 1) from jsonb_array_elements_text(rule -> 'months') as month) as months,
      (rule ->> 'from')::date as from_date, (rule ->> 'until')::date as until_date,
      (select sum(1 << array_position(array['public_holiday', 'eve', 'auspicious'], kind) - 1)
        from jsonb_array_elements_text(rule -> 'specialDays') as kind) as special_days,
      search_all_in(coalesce((rule ->> 'priceCents')::int,
        round(p.price_cents::bigint * (10000 + coalesce((rule ->> 'percentBps')::int, 0)) / 10000.0)::int), p.gst_type, p.plus_plus) as cents
    from each
  )
  select masked.position::smallint, coalesce(masked.weekdays, 127)::smallint, coalesce(masked.months, 4095)::smallint,
    coalesce(masked.from_date, '-infinity'), coalesce(masked.until_date, 'infinity'), coalesce(masked.special_days, 0)::smallint,
    num_nulls(masked.weekdays, masked.months, masked.from_date, masked.until_date, masked.special_days) = 5,
    coalesce(rule ->> 'meal', '') in ('', coalesce(chosen.lunch, '')), coalesce(rule ->> 'meal', '') in ('', coalesce(chosen.dinner, '')),
    cents,
    greatest(1, coalesce((rule ->> 'minQty')::int, case when p.enable_min_max_rule then p.min_qty end),
      case when p.enable_min_max_rule then ceil(p.min_pricing_cents::numeric / cents)::int end),
    case when p.enable_min_max_rule then least(p.max_qty, p.max_pricing_cents / cents) end
  from masked, chosen
$$;

create or replace function search_refresh_products(vendor_ids uuid[]) returns void language sql set enable_nestloop = off as $$
  delete from search_product s where s.vendor_id = any(vendor_ids)
    and s.product_id not in (
      select p.id from product p join vendor v on v.id = p.vendor_id
      where p.vendor_id = any(vendor_ids) and v.id = any(vendor_ids)
        and p.status = 1 and p.is_visible_on_product_page and v.status = 'approved'
    );

  -- The main line is the family of the vendor's featured product, or else its largest; in it, what is sold by the table,
  -- or else by the guest.
  with sold as (
    select id, vendor_id, featured, coalesce(product_family[1], '') as family, search_basis(price_metric) as basis,
      count(*) over (partition by vendor_id, coalesce(product_family[1], '')) as size
    from product
    where vendor_id = any(vendor_ids) and status = 1 and is_visible_on_product_page and enable_selling
  ), line as (
    select distinct on (vendor_id) vendor_id, family from sold order by vendor_id, featured desc, size desc, id
  ), main as (
    select id, rank() over (partition by vendor_id order by array_position(array['table', 'guest', 'order'], basis)) as rank
    from sold join line using (vendor_id, family)
  )
  insert into search_product as s (product_id, vendor_id, level1_id, created_at, price_cents, turn, featured, selling, off_days,
    closed_weekdays, lunch, dinner, ruled, varies, level2_id, level3_id, type_id, basis, least_units, most_units, main_line, name_words, kind_words)
  select p.id, p.vendor_id, p.level1_id, p.created_at, coalesce(usual.price_cents, p.all_in_cents),
    least(row_number() over (partition by p.vendor_id order by p.featured desc, p.id), 30000),
    p.featured, p.enable_selling, p.custom_off_days, search_closed_weekdays(p.open_hours),
    search_meal(p.attributes, 'lunch'), search_meal(p.attributes, 'dinner'), jsonb_array_length(p.price_rules) > 0,
    p.price_rules <> '[]' or p.custom_off_days <> '{}' or search_closed_weekdays(p.open_hours) <> '{}'
      or search_meal(p.attributes, 'lunch') or search_meal(p.attributes, 'dinner'),
    p.level2_id, p.level3_id, p.product_type_id, search_basis(p.price_metric),
    case when usual.price_cents is not null then usual.least_units
      when p.enable_min_max_rule then greatest(1, p.min_qty, ceil(p.min_pricing_cents::numeric / p.all_in_cents)::int) else 1 end,
    case when usual.price_cents is not null then usual.most_units
      when p.enable_min_max_rule then least(p.max_qty, p.max_pricing_cents / p.all_in_cents) end,
    coalesce(m.rank = 1, false),
    search_words(p.title), search_words(concat_ws(' ; ', t.name, c3.name, c2.name, c1.name))
  from product p
    join vendor v on v.id = p.vendor_id and v.status = 'approved'
    join category c1 on c1.id = p.level1_id
    left join category c2 on c2.id = p.level2_id
    left join category c3 on c3.id = p.level3_id
    left join product_type t on t.id = p.product_type_id
    left join main m on m.id = p.id
    left join lateral (
      select price_cents, least_units, most_units from search_price_rules(p) rule
      where p.price_rules <> '[]' and rule.every_day and rule.for_dinner order by position limit 1
    ) usual on true
  where p.vendor_id = any(vendor_ids) and v.id = any(vendor_ids) and p.status = 1 and p.is_visible_on_product_page
  on conflict (product_id) do update set (vendor_id, level1_id, created_at, price_cents, turn, featured, selling, off_days,
    closed_weekdays, lunch, dinner, ruled, varies, level2_id, level3_id, type_id, basis, least_units, most_units, main_line, name_words, kind_words)
  = (excluded.vendor_id, excluded.level1_id, excluded.created_at, excluded.price_cents, excluded.turn, excluded.featured,
    excluded.selling, excluded.off_days, excluded.closed_weekdays, excluded.lunch, excluded.dinner, excluded.ruled, excluded.varies, excluded.level2_id,
    excluded.level3_id, excluded.type_id, excluded.basis, excluded.least_units, excluded.most_units, excluded.main_line,
    excluded.name_words, excluded.kind_words)
  where s.* is distinct from excluded.*;

  delete from search_product_rule
  where product_id = any(array(select product_id from search_product where vendor_id = any(vendor_ids)));

  insert into search_product_rule (product_id, position, weekdays, months, from_date, until_date, special_days, every_day,
    for_lunch, for_dinner, price_cents, least_units, most_units)
  select p.id, rule.* from search_product s join product p on p.id = s.product_id, search_price_rules(p) rule
  where s.ruled and s.vendor_id = any(vendor_ids) and p.vendor_id = any(vendor_ids);

  with doc as (
    select s.product_id, s.name_words || s.kind_words || search_words(concat_ws(' ; ', p.description,
      array_to_string(p.tags, ' ; '), v.vendor_name, array_to_string(v.style_tags, ' ; '),
      case when v.halal_until >= (now() at time zone 'Asia/Singapore')::date then 'halal' end, 'district' || v.district, search_attributes(p.attributes))) as words
    from search_product s
      join product p on p.id = s.product_id
      join vendor v on v.id = p.vendor_id
    where s.vendor_id = any(vendor_ids) and p.vendor_id = any(vendor_ids) and v.id = any(vendor_ids)
  )
  insert into search_product_text as s (product_id, words)
  select product_id, words from doc
  on conflict (product_id) do update set words = excluded.words where s.words is distinct from excluded.words;
$$;

create or replace function search_refresh_all() returns void language sql as $$
  select search_refresh_vendors(array(select id from vendor union select vendor_id from search_vendor));
  select search_refresh_products(array(select id from vendor));
$$;

-- Rebuilds the rows of existing databases, which don't know yet what products cost by day, and a whole wedding.
select search_refresh_all();

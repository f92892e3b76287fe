-- A bulk load sets `sayang.search_later` and calls search_refresh_all() once at its end.
create or replace function search_is_later() returns boolean language sql stable as $$
  select coalesce(current_setting('sayang.search_later', true), '') = 'on'
$$;

-- Figures change with every review and order, so they are copied without rebuilding the vendor's search row. A change of
-- anything else rebuilds it, so that a new column can't be forgotten here.
create or replace function search_vendor_written() returns trigger language plpgsql as $$
declare
  told uuid[];
  said uuid[];
  figures constant text[] := array['price_from_cents', 'price_from_metric', 'rating_sum', 'rating_count', 'rating_average',
    'orders_completed', 'daily_capacity', 'enable_selling', 'off_days', 'featured_from', 'featured_until',
    'payment_policy', 'profile_version'];
begin
  if search_is_later() then return null; end if;
  if tg_op = 'INSERT' then
    perform search_refresh_vendors(array(select id from after_change));
    return null;
  end if;
  select array_agg(a.id) into said from after_change a join before_change b on b.id = a.id
  where to_jsonb(a) - figures is distinct from to_jsonb(b) - figures;
  update search_vendor s set (price_cents, rating, rating_count, quality, daily_capacity, selling, off_days)
    = (v.price_from_cents, v.rating_average, v.rating_count, v.quality, v.daily_capacity, v.enable_selling, v.off_days)
  from (
    select *, ((rating_sum + 20.0) / (rating_count + 5) + least(orders_completed, 100) / 400.0)::real as quality
    from after_change
  ) v
  where s.vendor_id = v.id and v.id <> all(coalesce(said, '{}'))
    and (s.price_cents, s.rating, s.rating_count, s.quality, s.daily_capacity, s.selling, s.off_days)
      is distinct from (v.price_from_cents, v.rating_average, v.rating_count, v.quality, v.daily_capacity, v.enable_selling, v.off_days);
  if said is null then return null; end if;
  perform search_refresh_vendors(said);
  -- Products repeat only these fields of their vendor.
  select array_agg(a.id) into told from after_change a join before_change b on b.id = a.id
  where (a.status, a.vendor_name, a.style_tags, a.halal_until, a.district)
    is distinct from (b.status, b.vendor_name, b.style_tags, b.halal_until, b.district);
  if told is not null then perform search_refresh_products(told); end if;
  return null;
end $$;

create or replace function search_part_written() returns trigger language plpgsql as $$
declare
  told uuid[];
begin
  if search_is_later() then return null; end if;
  if tg_op = 'INSERT' then told := array(select distinct vendor_id from after_change);
  elsif tg_op = 'DELETE' then told := array(select distinct vendor_id from before_change);
  else told := array(select vendor_id from before_change union select vendor_id from after_change);
  end if;
  -- Locks the vendors so that concurrent writers refresh one after another, each from what the one before has written;
  -- otherwise the later would overwrite the earlier from an old snapshot. A writer of the vendor itself holds this lock
  -- already.
  perform from vendor where id = any(told) order by id for no key update;
  if tg_table_name = 'product' then perform search_refresh_products(told); end if;
  perform search_refresh_vendors(told);
  return null;
end $$;

-- Refreshes the vendors with something at or below these categories and product types, and their products.
create or replace function search_refresh_branch(ids uuid[]) returns void language plpgsql as $$
declare
  told uuid[];
begin
  told := array(
    select vendor_id from search_vendor where level1_ids && ids or level2_ids && ids or level3_ids && ids or type_ids && ids
    union select id from vendor where master_category_id = any(ids)
    union select vendor_id from vendor_category where category_id = any(ids)
  );
  perform from vendor where id = any(told) order by id for no key update;
  perform search_refresh_vendors(told);
  perform search_refresh_products(told);
end $$;

-- Position, address and picture are not searched. Nor is a product type's category, because
-- products carry their own path.
create or replace function search_tree_written() returns trigger language plpgsql as $$
declare
  unsearched constant text[] := array['position', 'slug', 'image', 'category_id'];
  changed uuid[];
begin
  if search_is_later() then return null; end if;
  changed := array(
    select a.id from after_change a join before_change b on b.id = a.id
    where to_jsonb(a) - unsearched is distinct from to_jsonb(b) - unsearched
  );
  if cardinality(changed) > 0 then perform search_refresh_branch(changed); end if;
  return null;
end $$;

create or replace trigger vendor_insert_searched after insert on vendor
  referencing new table as after_change for each statement execute function search_vendor_written();

create or replace trigger vendor_update_searched after update on vendor
  referencing old table as before_change new table as after_change for each statement execute function search_vendor_written();

create or replace trigger product_insert_searched after insert on product
  referencing new table as after_change for each statement execute function search_part_written();

create or replace trigger product_update_searched after update on product
  referencing old table as before_change new table as after_change for each statement execute function search_part_written();

create or replace trigger product_delete_searched after delete on product
  referencing old table as before_change for each statement execute function search_part_written();

create or replace trigger vendor_category_insert_searched after insert on vendor_category
  referencing new table as after_change for each statement execute function search_part_written();

create or replace trigger vendor_category_update_searched after update on vendor_category
  referencing old table as before_change new table as after_change for each statement execute function search_part_written();

create or replace trigger vendor_category_delete_searched after delete on vendor_category
  referencing old table as before_change for each statement execute function search_part_written();

create or replace trigger category_searched after update on category
  referencing old table as before_change new table as after_change for each statement execute function search_tree_written();

create or replace trigger product_type_searched after update on product_type
  referencing old table as before_change new table as after_change for each statement execute function search_tree_written();

-- Of a vendor's words and places its doc is made anew; figures, which change with every review and order, are put in by themselves.
create or replace function search_vendor_written() returns trigger language plpgsql as $$
declare
  told uuid[];
  said uuid[];
begin
  if search_is_later() then return null; end if;
  if tg_op = 'INSERT' then
    perform search_refresh_vendors(array(select id from after_change));
    return null;
  end if;
  select array_agg(a.id) into said from after_change a join before_change b on b.id = a.id
  where (a.status, a.vendor_name, a.master_category_id, a.style_tags, a.halal_certified, a.district, a.tagline, a.profile_summary)
    is distinct from (b.status, b.vendor_name, b.master_category_id, b.style_tags, b.halal_certified, b.district, b.tagline, b.profile_summary);
  update search_vendor s set (price_cents, rating, rating_count, quality, capacity_tables, daily_capacity, off_days)
    = (v.price_from_cents, v.rating_average, v.rating_count, v.quality, v.capacity_tables, v.daily_capacity, v.off_days)
  from (
    select *, ((rating_sum + 20.0) / (rating_count + 5) + least(orders_completed, 100) / 400.0
      + case when featured then 0.2 else 0 end)::real as quality
    from after_change
  ) v
  where s.vendor_id = v.id and v.id <> all(coalesce(said, '{}'))
    and (s.price_cents, s.rating, s.rating_count, s.quality, s.capacity_tables, s.daily_capacity, s.off_days)
      is distinct from (v.price_from_cents, v.rating_average, v.rating_count, v.quality, v.capacity_tables, v.daily_capacity, v.off_days);
  if said is null then return null; end if;
  perform search_refresh_vendors(said);
  -- Only what products repeat of their vendor.
  select array_agg(a.id) into told from after_change a join before_change b on b.id = a.id
  where (a.status, a.vendor_name, a.style_tags, a.halal_certified, a.district)
    is distinct from (b.status, b.vendor_name, b.style_tags, b.halal_certified, b.district);
  if told is not null then perform search_refresh_products(told); end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function search_part_written() returns trigger language plpgsql as $$
declare
  told uuid[];
begin
  if search_is_later() then return null; end if;
  if tg_op = 'INSERT' then told := array(select distinct vendor_id from after_change);
  elsif tg_op = 'DELETE' then told := array(select distinct vendor_id from before_change);
  else told := array(select vendor_id from before_change union select vendor_id from after_change);
  end if;
  -- One after another, and each sees what the one before it has written: else the later one would put back what the
  -- earlier one had changed. Who changes the vendor itself holds it already.
  perform from vendor where id = any(told) order by id for no key update;
  if tg_table_name = 'product' then perform search_refresh_products(told); end if;
  perform search_refresh_vendors(told);
  return null;
end $$;

-- Tells every process which vendor's public pages are out of date: the slug, once a transaction. An insert of many
-- products is one message for each of their vendors.
create or replace function vendor_page_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('vendor_page', old.slug); end if;
  if tg_op <> 'DELETE' then perform pg_notify('vendor_page', new.slug); end if;
  return null;
end $$;

create or replace function vendor_page_part_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('vendor_page', v.slug) from vendor v
  where v.id = any(array[case when tg_op <> 'INSERT' then old.vendor_id end, case when tg_op <> 'DELETE' then new.vendor_id end]);
  return null;
end $$;

create or replace trigger vendor_page_changed after insert or delete on vendor
  for each row execute function vendor_page_changed();
create or replace trigger vendor_page_updated after update on vendor
  for each row when (old.* is distinct from new.*) execute function vendor_page_changed();
create or replace trigger vendor_page_product_changed after insert or delete on product
  for each row execute function vendor_page_part_changed();
create or replace trigger vendor_page_product_updated after update on product
  for each row when (old.* is distinct from new.*) execute function vendor_page_part_changed();
create or replace trigger vendor_page_review_changed after insert or delete on review
  for each row execute function vendor_page_part_changed();
create or replace trigger vendor_page_review_updated after update on review
  for each row when (old.* is distinct from new.*) execute function vendor_page_part_changed();
create or replace trigger vendor_page_terms_changed after insert or update or delete on vendor_terms
  for each row execute function vendor_page_part_changed();

-- A story that is published or taken down changes the pages of the vendors that it credits.
create or replace function story_page_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('vendor_page', v.slug) from vendor v join story_order credit on credit.vendor_id = v.id
  where credit.story_id = new.id;
  return null;
end $$;

create or replace trigger story_page_updated after update on story
  for each row when (old.* is distinct from new.*) execute function story_page_changed();
create or replace trigger story_page_credits_changed after insert or delete on story_order
  for each row execute function vendor_page_part_changed();

-- The categories are in the menu, in filters and on every list.
create or replace function category_page_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('vendor_page', '');
  return null;
end $$;

create or replace trigger category_page_changed after insert or update or delete on category
  for each statement execute function category_page_changed();
create or replace trigger product_type_page_changed after insert or update or delete on product_type
  for each statement execute function category_page_changed();
create or replace trigger category_address_page_changed after insert or delete on category_address
  for each statement execute function category_page_changed();
create or replace trigger search_synonym_page_changed after insert or update or delete on search_synonym
  for each statement execute function category_page_changed();

-- What operators set for the whole site stands above every page.
create or replace function site_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('vendor_page', '*');
  return null;
end $$;

create or replace trigger site_changed after insert or update on site_setting
  for each statement execute function site_changed();
create or replace trigger policy_page_changed after insert on policy_notice
  for each statement execute function site_changed();

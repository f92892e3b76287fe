-- Returns a household's name, with the first two named guests if another household of the wedding has the same name:
-- "The Gill family (Harpreet & Simran)".
create or replace function household_title(own_id uuid, wedding uuid, called text) returns text language sql stable parallel safe as $$
  select called || coalesce(' (' || (
    select string_agg(first.name, ' & ')
    from (
      select coalesce(nullif(trim(g.first_name), ''), trim(g.last_name)) as name
      from guest g
      where g.household_id = own_id and g.deleted_at is null and trim(g.first_name || g.last_name) <> ''
      order by g.id limit 2) first
    where exists (
      select 1 from household other
      where other.wedding_id = wedding and lower(other.name) = lower(called) and other.id <> own_id
        and exists (select 1 from guest m where m.household_id = other.id and m.deleted_at is null))
  ) || ')', '')
$$;

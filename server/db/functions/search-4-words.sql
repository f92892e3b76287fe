-- Sequential scans are off: an index lookup or nothing, because this only decides between readings of a query.
create or replace function search_finds(query tsquery) returns boolean language sql stable set enable_seqscan = off as $$
  select exists (select from search_vendor where words @@ query) or exists (select from search_product_text where words @@ query)
$$;

-- `named` leaves out what only texts mention.
create or replace function search_finds_vendors(query tsquery, named boolean) returns boolean language sql stable set enable_seqscan = off as $$
  select exists (
    select from search_vendor where words @@ query and (not named or (name_words || kind_words || title_words) @@ query)
  )
$$;

create or replace function search_finds_products(query tsquery, named boolean) returns boolean language sql stable set enable_seqscan = off as $$
  select exists (
    select from search_product_text t where words @@ query and (
      not named or exists (select from search_product p where p.product_id = t.product_id and (p.name_words || p.kind_words) @@ query)
    )
  )
$$;

-- Returns the vendors that match. Sequential scans are off because the planner counts no cost for unpacking `words`, and
-- would read those of every vendor. `certain` is the part of the query without phrases: the index alone decides it, and
-- the words of its matches need not be read for those of the phrases. Null for a query that can't be split so.
drop function if exists search_vendors_matching(tsquery);
create or replace function search_vendors_matching(query tsquery, certain tsquery default null) returns setof uuid
language sql stable set enable_seqscan = off as $$
  select vendor_id from search_vendor where words @@ coalesce(certain, query)
  union all
  select vendor_id from search_vendor where words @@ (query && !!certain)
$$;

create or replace function search_products_matching(query tsquery) returns setof uuid language sql stable set enable_seqscan = off as $$
  select product_id from search_product_text where words @@ query
$$;

create or replace function search_refresh_words(terms text[]) returns void language sql as $$
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

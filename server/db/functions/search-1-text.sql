-- Normalises stored and typed text alike: no case, accents, apostrophes or signs.
create or replace function search_text(written text) returns text language sql stable parallel safe as $$
  select regexp_replace(lower(unaccent(translate(left(written, 200000), '''’`', ''))), '[^[:alnum:]]+', ' ', 'g')
$$;

-- Returns the words themselves, which a prefix still being typed must match, and their stems.
create or replace function search_words(written text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('english', t) || to_tsvector('simple', t) from search_text(coalesce(written, '')) t
$$;

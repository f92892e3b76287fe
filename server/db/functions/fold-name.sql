-- A name or phone number as it is compared: without case, accents, apostrophes, hyphens, spaces and whatever else people
-- don't see or don't type. The same as foldName of lib/text/fold.ts, but for scripts whose vowels are marks.
create or replace function fold_name(written text) returns text language sql stable parallel safe as $$
  select regexp_replace(lower(unaccent(normalize(written, NFKC))), '[^[:alnum:]]+', '', 'g')
$$;

-- Returns a name or phone number folded for comparison: without case, accents, apostrophes, hyphens, spaces and
-- anything else that people don't see or don't type. The same as foldName of lib/text/fold.ts, except for scripts whose
-- vowels are marks.
create or replace function fold_name(written text) returns text language sql stable parallel safe as $$
  select translate(
    regexp_replace(
      lower(unaccent(normalize(written, NFKC))),
      '[^[:alnum:]]+|[\u02b0-\u02ff\u0559\u0640\u064b-\u0655\u0670\ua78b\ua78c]+', '', 'g'),
    -- Arabic: the hamza, the dots of a final letter, and the letters of Persian and Urdu keyboards.
    'أإآٱؤئىیےةہۀەک',
    'ااااوييييههههك'
  )
$$;

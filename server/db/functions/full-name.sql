-- Returns a person's name as it is written: the family name first in Chinese, Japanese, Korean and Vietnamese. The
-- same as `fullName` in lib/text/full-name.ts.
create or replace function full_name(given text, family text) returns text language sql immutable parallel safe as $$
  select case
    when trim(given) <> '' and trim(family) <> ''
      and trim(given) || trim(family) ~ '^[\u3005\u30fb\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af\U00020000-\U0003ffff]+$'
      then trim(family) || trim(given)
    when normalize(given || family, NFC) ~ '[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1eb7\u1eba-\u1ec9\u1ece-\u1ee3\u1ee6-\u1ef9]'
      then trim(family || ' ' || given)
    else trim(given || ' ' || family) end
$$;

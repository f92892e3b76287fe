-- Every search with words reads these lists, a few dozen bytes each, for every match. With a toast_tuple_target of 256
-- they were kept in the toast table, three page reads apiece, for the sake of `words`.
alter table search_vendor alter column level1_ids set storage main, alter column level2_ids set storage main,
  alter column level3_ids set storage main, alter column type_ids set storage main, alter column styles set storage main;
--> statement-breakpoint
-- New values, because an update to the same value would keep the old place.
update search_vendor set level1_ids = level1_ids || '{}'::uuid[], level2_ids = level2_ids || '{}'::uuid[],
  level3_ids = level3_ids || '{}'::uuid[], type_ids = type_ids || '{}'::uuid[], styles = styles || '{}'::text[];

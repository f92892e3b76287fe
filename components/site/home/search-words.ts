/** All texts of the search bar of `/`, apart from the names of areas (lib/district.ts). */
export const SEARCH_WORDS = {
  form: "Vendors and products",
  what: "What",
  anything: "Search for Product or Service",
  when: "When",
  tables: "Tables",
  ofTen: "of ten guests",
  anyTables: "Any number",
  where: "Where",
  anywhere: "All of Singapore",
  submit: "Search",
} as const;

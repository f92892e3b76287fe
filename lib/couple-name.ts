type Names = { firstName: string; brideFirstName: string; groomFirstName: string };

/** Returns both partners' first names, or the account holder's when either is missing; it may be empty. */
export function coupleNames({ firstName, brideFirstName, groomFirstName }: Names): string {
  return brideFirstName && groomFirstName ? `${brideFirstName} & ${groomFirstName}` : firstName;
}

/** Returns the name under which vendors know a couple: `Hazel & Wee Meng`. They learn no more of a couple's names. */
export function coupleName(names: Names): string {
  return coupleNames(names) || "A couple";
}

type Names = { firstName: string; brideFirstName: string; groomFirstName: string };

/** Returns both first names, or else the account holder's: vendors learn no more of a couple's names. */
export function coupleName({ firstName, brideFirstName, groomFirstName }: Names): string {
  const both = brideFirstName && groomFirstName ? `${brideFirstName} & ${groomFirstName}` : firstName;
  return both || "A couple";
}

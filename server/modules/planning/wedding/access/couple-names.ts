type Names = { firstName: string; bride: string; groom: string };

/** Returns what a couple is called: both names, or that of the account until both are known. */
export const namesOf = ({ firstName, bride, groom }: Names): string =>
  bride && groom ? `${bride} & ${groom}` : firstName;

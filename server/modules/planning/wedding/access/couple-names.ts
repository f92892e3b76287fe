type Names = { firstName: string; bride: string; groom: string };

/** Returns the couple's names, or the account's name until both are known. */
export const namesOf = ({ firstName, bride, groom }: Names): string =>
  bride && groom ? `${bride} & ${groom}` : firstName;

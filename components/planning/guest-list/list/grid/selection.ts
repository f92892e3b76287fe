/** The selected guests: some, or the whole filtered list. */
export type Selection = { all: boolean; ids: ReadonlySet<string> };

export const NONE: Selection = { all: false, ids: new Set() };

export const countOf = ({ all, ids }: Selection, total: number) => (all ? total : ids.size);

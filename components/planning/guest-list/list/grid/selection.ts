/** The guests that are chosen: some, or all of the filtered list. */
export type Selection = { all: boolean; ids: ReadonlySet<string> };

export const NONE: Selection = { all: false, ids: new Set() };

export const countOf = ({ all, ids }: Selection, total: number) => (all ? total : ids.size);

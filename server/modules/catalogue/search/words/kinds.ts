import { cached } from "@/server/core/cache";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { plainText } from "./tokens";
import type { Unit } from "./units";

type Kind = { id: string; names: readonly (readonly string[])[] };
type Node = { _id: string; name: string };

const KEEP_SECONDS = 60;

/**
 * Returns the ids of categories and product types whose head noun is `head` or a synonym: a "Jade Ring" is a ring, a
 * "Ring Box" is not.
 */
export async function kindsOf({ words, phrases, similar }: Unit): Promise<string[]> {
  const meant = similar ? phrases : [words, ...phrases];
  return (await kinds())
    .filter(({ names }) => names.some((name) => meant.some((term) => endsWith(name, term))))
    .map(({ id }) => id);
}

function endsWith(name: readonly string[], term: readonly string[]): boolean {
  const end = name.slice(-term.length);
  return end.length === term.length && end.every((word, at) => sameWord(word, term[at] ?? ""));
}

/** Returns true for words that are equal except for a plural ending. */
export const sameWord = (a: string, b: string): boolean => a === b || a === `${b}s` || `${a}s` === b;

function kinds(): Promise<Kind[]> {
  return cached("search-kinds", KEEP_SECONDS, async () => {
    const all: Kind[] = [];
    const add = (nodes: readonly Node[]) =>
      all.push(
        ...nodes.map(({ _id, name }) => ({
          id: _id,
          names: name.split("&").map((part) => plainText(part).split(" ")),
        })),
      );
    const tree = await categoryTree();
    add(tree);
    for (const master of tree) {
      add([...master.productTypes, ...master.categories]);
      for (const node of master.categories) {
        add([...node.productTypes, ...node.subCategories]);
        for (const sub of node.subCategories) add(sub.productTypes);
      }
    }
    return all;
  });
}

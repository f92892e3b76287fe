import { MOST_WORDS, tokensOf } from "./tokens";

const wordsOf = (typed: string) => tokensOf(typed).flatMap(({ words }) => words);

it.each([
  "abc ".repeat(25),
  `"${"abc ".repeat(24)}"`,
  `one "${"abc ".repeat(20)}" -"${"abc ".repeat(4)}"`,
  "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o",
])("reads no more words than allowed in %s", (typed) => {
  expect(wordsOf(typed)).toHaveLength(MOST_WORDS);
});

it("separates what must occur, what must occur in sequence, and what must not occur", () => {
  expect(tokensOf(`baju "nikah kebaya" -gown`)).toEqual([
    { kind: "word", words: ["baju"] },
    { kind: "phrase", words: ["nikah", "kebaya"] },
    { kind: "without", words: ["gown"] },
  ]);
});

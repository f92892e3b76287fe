import { MOST_WORDS, tokensOf } from "./tokens";

const wordsOf = (typed: string) => tokensOf(typed).flatMap(({ words }) => words);

it.each([
  "abc ".repeat(25),
  `"${"abc ".repeat(24)}"`,
  `one "${"abc ".repeat(20)}" -"${"abc ".repeat(4)}"`,
  "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o",
])("looks at no more words than it may in %s", (typed) => {
  expect(wordsOf(typed)).toHaveLength(MOST_WORDS);
});

it("keeps apart what must occur, what must in a row, and what must not", () => {
  expect(tokensOf(`baju "nikah kebaya" -gown`)).toEqual([
    { kind: "word", words: ["baju"] },
    { kind: "phrase", words: ["nikah", "kebaya"] },
    { kind: "without", words: ["gown"] },
  ]);
});

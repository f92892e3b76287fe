import type { Db } from "@/server/db/client";
import { findAnswers } from "./repo/own";
import { designOf } from "./service-design";

/** Returns the couple's own questions with the answers of each household, in the same order. */
export async function ownAnswers(
  db: Db,
  weddingId: string,
): Promise<{ questions: string[]; answersOf: Map<string, string[]> }> {
  const { questions } = await designOf(db, weddingId);
  if (questions.length === 0) return { questions: [], answersOf: new Map() };
  const rows = await findAnswers(db, weddingId);
  return {
    questions: questions.map(({ text }) => text),
    answersOf: new Map(
      rows.map(({ householdId, answers }) => [householdId, questions.map(({ id }) => answers[id] ?? "")]),
    ),
  };
}

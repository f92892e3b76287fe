import { getDb } from "@/server/db/client";
import { type AlternativeRow, alternativesTo, type Ordered } from "./repo/alternatives";

/** How many a couple is offered. */
const OFFERED = 3;

/** Returns up to three vendors that could serve instead: the same kind, free on the day, within a fifth of the price. */
export async function findAlternatives(ordered: Ordered): Promise<AlternativeRow[]> {
  return alternativesTo(await getDb(), ordered, OFFERED);
}

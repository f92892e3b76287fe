import { getDb } from "@/server/db/client";
import { type AlternativeRow, alternativesTo, type Ordered } from "./repo/alternatives";

/** The number of alternatives offered to a couple. */
const OFFERED = 3;

/** Returns up to three alternative vendors: of the same kind, free on the day, within a fifth of the price. */
export async function findAlternatives(ordered: Ordered): Promise<AlternativeRow[]> {
  return alternativesTo(await getDb(), ordered, OFFERED);
}

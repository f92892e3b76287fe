import type { Suggestions, SuggestQuery } from "@/contracts/search";
export async function suggest({ q }: SuggestQuery): Promise<Suggestions> {
  void q;
  return { docs: [], instead: null };
}

import type { Wedding } from "@/contracts/identity/wedding";
import { loadStore } from "@/components/session/load-store";
import { storedSession } from "@/components/session/use-stored-session";
import { keepWedding } from "@/store/storage/remembered-wedding";

/**
 * Saves the wedding, to a signed-in couple's account and in this browser. Rejects with an ApiError when the server
 * refuses it; then nothing changes.
 */
export async function saveWedding(wedding: Wedding): Promise<void> {
  if (storedSession()?.role !== "customer") return keepWedding(wedding);
  const [store, { weddingApi }, { weddingKnown }] = await Promise.all([
    loadStore(),
    import("@/services/identity/wedding"),
    import("@/store/slices/auth-slice"),
  ]);
  const saved = await store.dispatch(weddingApi.endpoints.saveWedding.initiate(wedding)).unwrap();
  store.dispatch(weddingKnown(saved));
  keepWedding(saved);
}

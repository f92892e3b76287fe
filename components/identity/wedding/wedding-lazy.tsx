import type { LazyModule } from "@/components/ui/lazy/lazy-module";
import { WeddingDialog } from "./wedding-dialog";

/** Asks for the wedding's day, size, area and ceremonies. */
export const run: LazyModule["run"] = (_element, show) =>
  show(<WeddingDialog key={Date.now()} onClose={() => show(null)} />);

import { runProtected } from "@/components/session/run-protected";
import type { LazyModule } from "@/components/ui/lazy/lazy-module";
import { AppointmentDialog } from "./appointment-dialog";

/**
 * Opens the appointment dialog. Guests sign in first; then the same button is clicked for them or, from a card in a
 * list, they land on the vendor's page.
 */
export const run: LazyModule["run"] = (element, show) => {
  const { vendor: vendorId = "", slug = "", name = "", card } = element.dataset;
  const intent =
    card === undefined
      ? ({ type: "button-click", value: element.id } as const)
      : ({ type: "product-detail", value: slug } as const);
  return runProtected(intent, (store) =>
    show(
      <AppointmentDialog
        key={Date.now()}
        store={store}
        vendorId={vendorId}
        vendorName={name}
        onClose={() => show(null)}
      />,
    ),
  );
};

import { runProtected } from "@/components/auth/run-protected";
import type { LateModule } from "@/components/layout/late/late-table";
import { AppointmentDialog } from "./appointment-dialog";

/**
 * Opens the choice of a day and time. A guest logs in first; then the same button is pressed for them, or, from a card
 * in a list, they arrive on the vendor's own page.
 */
export const run: LateModule["run"] = (element, show) => {
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

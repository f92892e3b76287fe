"use client";
import { Button } from "@/components/ui/action/button";
import { useDownloadMutation } from "@/services/download";
import { documentPath } from "@/services/sale/document";

type Props = {
  id: string;
  /** Such as "Receipt". */
  name: string;
  /** Distinguishes it from others of the same name. */
  of: string;
};

/** Downloads a receipt, a credit note or an invoice. */
export function DocumentButton({ id, name, of }: Props) {
  const [download, { isLoading }] = useDownloadMutation();
  const fileName = `sayang-${name.toLowerCase().replace(" ", "-")}-${id.slice(-6)}.pdf`;
  return (
    <Button
      variant="plain"
      size="sm"
      busy={isLoading}
      aria-label={`Download ${name.toLowerCase()}: ${of}`}
      onClick={() => void download({ url: documentPath({ side: "customer", id }), fileName })}
    >
      {name}
    </Button>
  );
}

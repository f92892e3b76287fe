"use client";
import { DownloadButton } from "@/components/session/download-button";
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
  const fileName = `sayang-${name.toLowerCase().replace(" ", "-")}-${id.slice(-6)}.pdf`;
  return (
    <DownloadButton
      variant="plain"
      size="sm"
      aria-label={`Download ${name.toLowerCase()}: ${of}`}
      url={documentPath({ side: "customer", id })}
      fileName={fileName}
    >
      {name}
    </DownloadButton>
  );
}

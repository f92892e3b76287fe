import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VendorTermsView } from "@/components/catalogue/vendor/terms/vendor-terms-view";
import { termsPage } from "@/server/modules/catalogue/terms/public";
import { decodeSegment } from "../../../read-availability";

type Props = { params: Promise<{ id: string; version: string }> };

async function read(params: Props["params"]) {
  const { id, version } = await params;
  return (await termsPage(decodeSegment(id), decodeSegment(version))) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vendorName, version } = await read(params);
  return { title: `Terms of ${vendorName}, version ${version}`, robots: { index: false } };
}

export default async function VendorTermsVersionPage({ params }: Props) {
  return <VendorTermsView terms={await read(params)} />;
}

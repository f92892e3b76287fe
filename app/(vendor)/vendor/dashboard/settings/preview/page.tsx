import type { Metadata } from "next";
import { PreviewView } from "@/components/catalogue/vendor/profile/preview-view";

export const metadata: Metadata = { title: "Preview of your page", robots: { index: false } };

export default function PreviewPage() {
  return <PreviewView />;
}

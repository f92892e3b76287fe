import type { Metadata } from "next";
import { PageEditorView } from "@/components/planning/wedding-page/page-editor-view";

export const metadata: Metadata = { title: "Your wedding page", robots: { index: false } };

export default function WeddingPageEditorPage() {
  return <PageEditorView />;
}

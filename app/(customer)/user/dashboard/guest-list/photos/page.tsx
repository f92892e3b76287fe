import type { Metadata } from "next";
import { PhotosView } from "@/components/planning/photo/photos-view";

export const metadata: Metadata = { title: "Photos from guests", robots: { index: false } };

export default function PhotosPage() {
  return <PhotosView />;
}

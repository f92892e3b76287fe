import type { Metadata } from "next";
import { Suspense } from "react";
import { CardsSkeleton } from "@/components/catalogue/wishlist/cards-skeleton";
import { WishlistView } from "@/components/catalogue/wishlist/wishlist-view";

export const metadata: Metadata = { title: "Your wishlist", robots: { index: false } };

export default function WishlistPage() {
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <WishlistView />
    </Suspense>
  );
}

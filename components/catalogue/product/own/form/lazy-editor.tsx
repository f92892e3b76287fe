"use client";
import dynamic from "next/dynamic";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";

/** The product form, which is larger than the rest of its page. */
export const LazyProductEditor = dynamic(
  () => import("./product-editor").then((part) => part.ProductEditor),
  { loading: () => <CardRowsSkeleton label="Loading the product" />, ssr: false },
);

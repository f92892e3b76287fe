import type { Metadata } from "next";
import { CourseView } from "@/components/site/course/course-view";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "A short course for wedding vendors in Singapore: pricing with “++”, pictures, answering, policies, cancellations and reviews.";
  return pageMetadata("/course/vendors-operation", "The vendors’ course", description, {
    picture: "page/vendors-operation",
  });
}

export default function CoursePage() {
  return <CourseView />;
}

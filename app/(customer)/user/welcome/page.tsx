import type { Metadata } from "next";
import { FirstStepView } from "@/components/planning/wedding/first-step/first-step-view";

export const metadata: Metadata = { title: "Your wedding date", robots: { index: false } };

export default function WelcomePage() {
  return <FirstStepView />;
}

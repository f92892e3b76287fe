import type { Metadata } from "next";
import { LANGUAGES } from "@/lib/page/languages";
import { HomePageIn, homeMetadata } from "@/app/home-page";
import { PublicFrame } from "@/app/public-frame";
import "@/styles/languages.css";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return homeMetadata("ta");
}

export default function TamilHomePage() {
  return (
    <div lang={LANGUAGES.ta.tag} className="in-language">
      <PublicFrame language="ta">
        <HomePageIn language="ta" />
      </PublicFrame>
    </div>
  );
}

import type { Metadata } from "next";
import { LANGUAGES } from "@/lib/page/languages";
import { HomePageIn, homeMetadata } from "@/app/home-page";
import { PublicFrame } from "@/app/public-frame";
import "@/styles/languages.css";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return homeMetadata("ms");
}

export default function MalayHomePage() {
  return (
    <div lang={LANGUAGES.ms.tag} className="in-language">
      <PublicFrame language="ms">
        <HomePageIn language="ms" />
      </PublicFrame>
    </div>
  );
}

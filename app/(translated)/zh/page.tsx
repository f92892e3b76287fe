import type { Metadata } from "next";
import { LANGUAGES } from "@/lib/page/languages";
import { HomePageIn, homeMetadata } from "@/app/home-page";
import { PublicFrame } from "@/app/public-frame";
import "@/styles/languages.css";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return homeMetadata("zh");
}

export default function ChineseHomePage() {
  return (
    <div lang={LANGUAGES.zh.tag} className="in-language">
      <PublicFrame language="zh">
        <HomePageIn language="zh" />
      </PublicFrame>
    </div>
  );
}

import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { SessionHost } from "@/components/layout/session/session-host";
import "@/styles/letters.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import { LANGUAGES } from "@/lib/language/languages";
import { spoken } from "@/lib/language/spoken";
import { t } from "@/lib/words/t";
import { figtree, fraunces } from "./fonts";

export const metadata: Metadata = {
  title: { default: "Sayang · Weddings in Singapore", template: "%s · Sayang" },
  description:
    "Plan your wedding in Singapore and book venues, gowns, photographers and makeup artists at all-in prices.",
  icons: {
    icon: [
      { url: "/images/favicon.svg", type: "image/svg+xml" },
      { url: "/images/favicon-32.png", sizes: "32x32", type: "image/png" },
    ],
    apple: "/images/icon-180.png",
  },
  openGraph: { siteName: "Sayang" },
};

export const viewport: Viewport = { themeColor: "#22161d", width: "device-width", initialScale: 1 };

/**
 * Reads no cookies and holds no providers. Each route group adds its own chrome and guard. The language is that of the
 * render (server/web/page-language.ts).
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={LANGUAGES[spoken().language].tag}
      className={`${fraunces.variable} ${figtree.variable}`}
      data-scroll-behavior="smooth"
    >
      <body>
        <a className="skip-link" href="#main">
          {t("Skip to content")}
        </a>
        {children}
        <SessionHost />
      </body>
    </html>
  );
}

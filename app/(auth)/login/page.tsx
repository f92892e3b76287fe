import type { Metadata } from "next";
import { VisitorLanguage } from "@/app/visitor-language";
import { connection } from "next/server";
import { LoginView } from "@/components/identity/auth/login-view";
import { readEnv } from "@/lib/env";

export const metadata: Metadata = { title: "Login", robots: { index: false } };

/** Rendered per request, because the offered social networks are a setting of the running server, not of the build. */
export default async function LoginPage() {
  await connection();
  const { google, facebook } = readEnv();
  const networks = { google: google?.clientId ?? null, facebook: facebook?.appId ?? null };
  return (
    <VisitorLanguage>
      <LoginView networks={networks} />
    </VisitorLanguage>
  );
}

import type { Metadata } from "next";
import { connection } from "next/server";
import { LoginView } from "@/components/auth/login-view";
import { readEnv } from "@/lib/env";

export const metadata: Metadata = { title: "Login", robots: { index: false } };

/** Rendered for each visitor: which social networks are offered is a setting of the server that runs, not of the build. */
export default async function LoginPage() {
  await connection();
  const { google, facebook } = readEnv();
  return <LoginView networks={{ google: google?.clientId ?? null, facebook: facebook?.appId ?? null }} />;
}

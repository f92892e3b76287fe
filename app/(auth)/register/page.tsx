import type { Metadata } from "next";
import { RegisterView } from "@/components/identity/registration/register-view";

export const metadata: Metadata = { title: "Register", robots: { index: false } };

export default function RegisterPage() {
  return <RegisterView />;
}

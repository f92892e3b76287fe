"use client";
import { usePathname } from "next/navigation";
import { lazy, type ReactNode, Suspense } from "react";
import { useTeamRole } from "@/components/session/use-team-role";
import { ButtonLink } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import { VENDOR_ROLE_LABELS } from "@/contracts/catalogue/vendor/vendor-team";
import { StaffHome } from "./staff-home";

const OwnLogin = lazy(() => import("./own-login"));

const HOME = "/vendor/dashboard";
/** Menus also lead here for the login's password. */
const PROFILE = `${HOME}/settings/seller-info`;

/** Shows a page of the vendor area only to roles that may open it, and otherwise explains why, with a link back. */
export function RoleGate({ children }: { children: ReactNode }) {
  const role = useTeamRole();
  const pathname = usePathname();
  if (mayOpen(role, pathname)) return children;
  if (pathname === HOME) return <StaffHome />;
  if (pathname === PROFILE) {
    return (
      <Suspense fallback={<CardRowsSkeleton label="Loading your login" count={2} />}>
        <OwnLogin />
      </Suspense>
    );
  }
  return (
    <EmptyState
      headingLevel="h1"
      title="This page isn’t part of your role"
      action={<ButtonLink href={HOME}>Back to your dashboard</ButtonLink>}
    >
      You’re on this team as {VENDOR_ROLE_LABELS[role]}. Ask an owner of the shop if you need this page.
    </EmptyState>
  );
}

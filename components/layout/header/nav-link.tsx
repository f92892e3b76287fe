"use client";
import { useStoredSession } from "@/components/session/use-stored-session";
import type { NavEntry } from "./main-nav";
import { t } from "@/lib/words/t";

type Props = { entry: NavEntry; className?: string | undefined; label?: string; onClick?: () => void };

/** An entry of the main navigation. Links marked `newTab` say that they open in a new tab. */
export function NavLink({ entry, className, label: shown = entry.label, onClick }: Props) {
  const role = useStoredSession()?.role;
  const { href, customerHref = href, newTab } = entry;
  return (
    <a
      className={className}
      href={role === "customer" ? customerHref : href}
      onClick={onClick}
      {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
    >
      {shown}
      {newTab ? <span className="visually-hidden"> {t("(opens in a new tab)")}</span> : null}
    </a>
  );
}

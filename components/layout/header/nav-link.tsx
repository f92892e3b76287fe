import type { NavEntry } from "./main-nav";

type Props = { entry: NavEntry; className?: string | undefined; label?: string; onClick?: () => void };

/** An entry of the main navigation. Links marked `newTab` say that they open in a new tab. */
export function NavLink({ entry: { label, href, newTab }, className, label: shown = label, onClick }: Props) {
  return (
    <a
      className={className}
      href={href}
      onClick={onClick}
      {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
    >
      {shown}
      {newTab ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
    </a>
  );
}

/** The wordmark, for dark backgrounds by default. */
export function Logo({ ground = "night" }: { ground?: "night" | "paper" }) {
  const file = ground === "night" ? "logo-light" : "logo-dark";
  return <img src={`/images/${file}.svg`} alt="Sayang" width={139} height={35} />;
}

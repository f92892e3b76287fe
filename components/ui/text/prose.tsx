import styles from "./prose.module.css";

type Block = { kind: "text"; line: string } | { kind: "list"; items: string[] };

const BULLET = /^\s*[-*•]\s+/;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== "")) {
    const last = blocks.at(-1);
    if (!BULLET.test(line)) blocks.push({ kind: "text", line: line.trim() });
    else if (last?.kind === "list") last.items.push(line.replace(BULLET, ""));
    else blocks.push({ kind: "list", items: [line.replace(BULLET, "")] });
  }
  return blocks;
}

/** A vendor's text: lines become paragraphs, dashes become lists. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {blocksOf(text).map((block, at) =>
        block.kind === "text" ? (
          <p key={at}>{block.line}</p>
        ) : (
          <ul key={at}>
            {block.items.map((item, n) => (
              <li key={n}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

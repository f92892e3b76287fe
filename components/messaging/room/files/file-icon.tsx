const PAGE = "M7 3.5H14L18.5 8V20.5H7a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 7 3.5M14 3.5V8H18.5";

/** The drawing for each kind of file: lines of text, a grid, a seal, hills. */
const DRAWINGS = {
  text: "M8.5 11.5H15.5M8.5 14.5H15.5M8.5 17.5H12.5",
  sheet: "M8.5 11.5H15.5V17.5H8.5ZM8.5 14.5H15.5M12 11.5V17.5",
  pdf: "M9.5 10.8H14.5V17.8L12 16 9.5 17.8Z",
  picture: "M8.5 17.5 11.2 13.8 13 16 14 14.8 15.8 17.5ZM14.2 11.6V11.7",
} as const;

type Kind = keyof typeof DRAWINGS;

const KINDS: readonly [Kind, RegExp][] = [
  ["text", /\.(docx?|txt)$/i],
  ["sheet", /\.xlsx$/i],
  ["pdf", /\.pdf$/i],
  ["picture", /\.(jpe?g|png|gif|webp|avif|hei[cf])$/i],
];

/** An icon for a file's kind, from its name. Hidden from screen readers, because the name is next to it. */
export function FileIcon({ name }: { name: string }) {
  const kind = KINDS.find(([, ending]) => ending.test(name))?.[0];
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} data-kind={kind} aria-hidden="true">
      <path
        d={PAGE + (kind ? DRAWINGS[kind] : "")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

import { BUBBLES } from "@/components/ui/media/list-drawings";
import { Drawing, type Part, StateDrawing } from "@/components/ui/media/state-drawing";

const DRAWINGS = {
  /** An open book with a ribbon. */
  book: [
    ["jewel", "M-43-22C-29-30-12-30 0-22 12-30 29-30 43-22V32C29 24 12 24 0 32-12 24-29 24-43 32Z"],
    [
      "light",
      "M-37-24C-25-30-11-29 0-21V26C-11 18-25 18-37 24ZM37-24C25-30 11-29 0-21V26C11 18 25 18 37 24Z",
    ],
    [
      "wire",
      "M0-21V26M-30-14C-22-16-14-15-8-12M-30-3C-22-5-14-4-8-1M-30 8C-22 6-14 7-8 10M8-1C14-4 22-5 30-3M8 10C14 7 22 6 30 8",
    ],
    ["pale", "M16-26H26V-4L21-9 16-4Z"],
  ],
  /** A sheet with a seal. */
  deed: [
    ["light", "M-30-46H16L30-32V42H-30Z"],
    ["pale", "M16-46V-32H30Z"],
    ["wire", "M-18-28H4M-18-15H18M-18-2H18M-18 11H-2"],
    ["pale", "M10 26L5 47 14 43 19 50 25 28Z"],
    ["jewel", "M17 6a14 14 0 1 0 .1 0Z"],
    ["metal", "M17 14a6 6 0 1 0 .1 0Z"],
  ],
  talk: BUBBLES,
} as const satisfies Record<string, readonly Part[]>;

export type PageDrawingName = keyof typeof DRAWINGS | "success" | "voucher";

type Props = { of: PageDrawingName; size: number; className: string | undefined };

/** A drawing of a text page's subject. Kept apart from the drawings of states, which every page with a list loads. */
export function PageDrawing({ of, ...look }: Props) {
  return of === "success" || of === "voucher" ? (
    <StateDrawing of={of} {...look} />
  ) : (
    <Drawing parts={DRAWINGS[of]} {...look} />
  );
}

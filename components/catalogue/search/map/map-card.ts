type Parts = {
  root: HTMLElement;
  frame: HTMLElement;
  card: HTMLElement;
  pins: SVGGElement & HTMLElement;
  /** The list's rows, by vendor slug. */
  rows: ReadonlyMap<string, HTMLElement>;
};

export type MapCards = {
  /** Keeps the marker's card open until another is chosen or it is closed, and moves keyboard focus to it. */
  hold: (mark: SVGElement) => void;
  hide: () => void;
  isHeld: (mark: SVGElement) => boolean;
  /** Moves the card with its marker, which may have merged with others. */
  follow: () => void;
};

/**
 * Shows a vendor's card next to the hovered, focused or pressed marker, and highlights markers and list rows together.
 */
export function showCards({ root, frame, card, pins, rows }: Parts): MapCards {
  /** The vendor whose card is shown; markers are redrawn as the map moves. */
  let shown: string | null = null;
  let held = false;
  /** Focus returns to a marker whose card was closed, which must not reopen it. */
  let quiet = false;
  const idsOf = (mark: Element) => (mark as SVGElement).dataset.spots?.split(" ") ?? [];
  const markAt = ({ target }: Event) => (target as Element).closest<SVGElement>("[data-spots]");
  const markOf = (id: string) => pins.querySelector<SVGElement>(`[data-spots~="${CSS.escape(id)}"]`);

  const light = (ids: readonly string[]) => {
    for (const lit of root.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    for (const id of ids) {
      rows.get(id)?.setAttribute("data-lit", "");
      markOf(id)?.setAttribute("data-lit", "");
    }
  };
  const hide = () => {
    shown = null;
    held = false;
    card.hidden = true;
    light([]);
  };
  const show = (mark: SVGElement) => {
    const ids = idsOf(mark);
    const [id = ""] = ids;
    const row = rows.get(id);
    if (held && shown !== id) return;
    light(ids);
    if (ids.length !== 1 || !row) {
      shown = null;
      card.hidden = true;
      return;
    }
    if (shown === id) return;
    shown = id;
    const copy = row.cloneNode(true) as HTMLElement;
    const face = document.createElement("div");
    face.className = row.className;
    face.append(...copy.childNodes);
    card.replaceChildren(face);
    open(false);
    place(mark);
  };
  /** Until it is held, the marker is the link for keyboards and screen readers, and the card is visual only. */
  const open = (reach: boolean) => {
    card.hidden = false;
    card.ariaHidden = reach ? null : "true";
    for (const link of card.querySelectorAll("a")) link.tabIndex = reach ? 0 : -1;
  };
  const hold = (mark: SVGElement) => {
    held = false;
    shown = null;
    show(mark);
    held = shown !== null;
    open(true);
    card.querySelector("a")?.focus({ preventScroll: true });
  };
  const place = (mark: SVGElement) => {
    const [box, within] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()];
    const { offsetWidth: width, offsetHeight: height } = card;
    const left = box.left + box.width / 2 - within.left - width / 2;
    const above = box.top - within.top - height - 6;
    card.style.left = `${Math.max(8, Math.min(within.width - width - 8, left))}px`;
    card.style.top = `${above >= 8 ? above : box.bottom - within.top + 6}px`;
  };

  pins.addEventListener("pointerover", (event) => {
    const mark = markAt(event);
    if (mark && event.pointerType !== "touch") show(mark);
  });
  pins.addEventListener("focusin", (event) => {
    const mark = markAt(event);
    if (!quiet && mark?.matches(":focus-visible")) show(mark);
  });
  const leave = () => {
    if (!held) hide();
  };
  frame.addEventListener("pointerleave", leave);
  frame.addEventListener("pointerover", (event) => {
    const target = event.target as Element;
    const mark = target.closest<SVGElement>("[data-spots]");
    if (event.pointerType !== "touch" && !card.contains(target) && !mark) leave();
  });
  pins.addEventListener("focusout", leave);
  frame.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || shown === null) return;
    const mark = card.contains(document.activeElement) ? markOf(shown) : null;
    hide();
    quiet = true;
    mark?.focus({ preventScroll: true });
    quiet = false;
  });
  frame.addEventListener("click", ({ target }) => {
    if (!card.contains(target as Node) && !pins.contains(target as Node)) hide();
  });
  for (const [id, row] of rows) {
    row.addEventListener("pointerenter", () => light([id]));
    row.addEventListener("pointerleave", () => light(shown ? [shown] : []));
    row.addEventListener("focusin", () => light([id]));
    row.addEventListener("focusout", () => light(shown ? [shown] : []));
  }
  return {
    hold,
    hide,
    follow: () => {
      const mark = shown === null ? null : markOf(shown);
      if (mark && idsOf(mark).length === 1) place(mark);
      else if (shown !== null) hide();
      if (shown !== null) light([shown]);
    },
    isHeld: (mark) => held && shown !== null && idsOf(mark).includes(shown),
  };
}

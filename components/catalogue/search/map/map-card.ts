type Parts = {
  root: HTMLElement;
  frame: HTMLElement;
  card: HTMLElement;
  pins: SVGGElement & HTMLElement;
  /** The rows of the list, by the vendor's slug. */
  rows: ReadonlyMap<string, HTMLElement>;
};

export type MapCards = {
  show: (mark: SVGElement) => void;
  hide: () => void;
  isShown: (mark: SVGElement) => boolean;
};

/** Shows a vendor's card next to the hovered or focused mark, and highlights marks and list rows together. */
export function showCards({ root, frame, card, pins, rows }: Parts): MapCards {
  let shown: SVGElement | null = null;
  const idsOf = (mark: Element | null) => (mark as SVGElement | null)?.dataset.spots?.split(" ") ?? [];
  const markAt = ({ target }: Event) => (target as Element).closest<SVGElement>("[data-spots]");

  const light = (ids: readonly string[]) => {
    for (const lit of root.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    for (const id of ids) {
      rows.get(id)?.setAttribute("data-lit", "");
      pins.querySelector(`[data-spots~="${CSS.escape(id)}"]`)?.setAttribute("data-lit", "");
    }
  };
  const hide = () => {
    shown = null;
    card.hidden = true;
    light([]);
  };
  const show = (mark: SVGElement) => {
    const ids = idsOf(mark);
    const [row] = ids.map((id) => rows.get(id));
    light(ids);
    if (ids.length !== 1 || !row) {
      card.hidden = true;
      return;
    }
    shown = mark;
    const copy = row.cloneNode(true) as HTMLElement;
    const face = document.createElement("div");
    face.className = row.className;
    face.append(...copy.childNodes);
    // The mark is already a link for keyboards and screen readers; the card is for mouse and touch.
    for (const link of face.querySelectorAll("a")) link.tabIndex = -1;
    card.replaceChildren(face);
    card.ariaHidden = "true";
    card.hidden = false;
    place(mark);
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
    if (mark?.matches(":focus-visible")) show(mark);
  });
  frame.addEventListener("pointerleave", hide);
  frame.addEventListener("pointerover", (event) => {
    const target = event.target as Element;
    if (shown && event.pointerType !== "touch" && !card.contains(target) && !shown.contains(target)) hide();
  });
  pins.addEventListener("focusout", hide);
  frame.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
  frame.addEventListener("click", ({ target }) => {
    if (!card.contains(target as Node) && !pins.contains(target as Node)) hide();
  });
  for (const [id, row] of rows) {
    row.addEventListener("pointerenter", () => light([id]));
    row.addEventListener("pointerleave", () => light([]));
    row.addEventListener("focusin", () => light([id]));
    row.addEventListener("focusout", () => light([]));
  }
  return { show, hide, isShown: (mark) => shown === mark && !card.hidden };
}

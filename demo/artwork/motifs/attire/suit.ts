import { luminance } from "@/demo/artwork/drawing/colour";
import { folded, polished } from "@/demo/artwork/drawing/finish";
import { box, polygon, shape, symmetric } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures, LAPELS } from "@/demo/artwork/features/features";
import { rose } from "../flowers";
import { leaf } from "../leaves";
import { weave } from "../patterns";

const FORM = symmetric("9 150c 9 262c 26 276 96 288 100 300c");
const NECK = symmetric("26 -250c 24 -264 8 -268 8 -280 14 -290 0 -300c");
const JACKET = symmetric("0 -226c 44 -232c 150 -190 178 -140 168 30 180 150 172 226c 30 246c 0 210c");
const LONG_COAT = symmetric("0 -226c 44 -232c 142 -190 166 -140 148 20 162 150 178 288c 0 292c");
const WAISTCOAT = symmetric("0 -180c 44 -232c 122 -200c 132 -110 126 30 130 120c 30 164c 0 130c");
const SLEEVE = shape("150 -190c 190 -130 214 40 220 196c 168 204c 160 40 158 -90c");

const LAPEL: Readonly<Record<(typeof LAPELS)[number], { d: string; edge: string }>> = {
  notch: {
    d: shape("40 -234c 74 -216c 88 -166c 64 -150c 82 -138c 4 40c 0 -6c"),
    edge: "M74 -216L88 -166L64 -150L82 -138",
  },
  peak: {
    d: shape("40 -234c 78 -210c 86 -150c 116 -176c 106 -112c 4 40c 0 -6c"),
    edge: "M78 -210L86 -150L116 -176L106 -112",
  },
  shawl: { d: shape("40 -234c 84 -190 88 -110 4 40c 0 -6c"), edge: "M40 -234C104 -190 96 -90 4 40" },
  mandarin: { d: "", edge: "" },
};

function shirtFront(pen: Pen, tie: string | null): string {
  const { ink } = pen;
  const linen = ink.paper;
  const bow =
    tie === null
      ? ""
      : twin(
          path(shape("2 -206c 52 -234 60 -206 52 -178"), tie) +
            stroke("M12 -206L46 -214M12 -204L46 -194", shade(pen, tie, 0.35), 3),
        ) + path(box(-11, -218, 22, 26, 7), shade(pen, tie, 0.2));
  return (
    path(
      polygon([
        [0, 20],
        [-62, -224],
        [-30, -252],
        [30, -252],
        [62, -224],
      ]),
      linen,
    ) +
    path(
      polygon([
        [0, 20],
        [0, -180],
        [30, -252],
        [62, -224],
      ]),
      shade(pen, linen, 0.1),
    ) +
    times(3, (i) => circle(0, -150 + i * 46, 5, ink.brass)) +
    bow
  );
}

function collar(pen: Pen, wool: string): string {
  return cut(pen, symmetric("0 -212c 38 -224c 40 -256c 0 -244"), shade(pen, wool, 0.14), 0.3);
}

function buttonhole(pen: Pen): string {
  const { ink } = pen;
  return (
    place(leaf(pen, 44, 20, ink.leaf), { x: -92, y: -96, turn: 150 }) +
    place(leaf(pen, 44, 20, ink.sage), { x: -92, y: -96, turn: 210 }) +
    place(rose(pen, 30, { petal: ink.blush, heart: ink.gilt }), { x: -92, y: -104 })
  );
}

/** Closed to the neck: a bandhgala, a mandarin collar, or a sherwani to the knee with its gold. */
function closedCoat(pen: Pen, features: DrawnFeatures, wool: string): string {
  const { ink } = pen;
  const long = features.tailoring === "sherwani";
  const trim = luminance(wool) > 0.5 ? ink.brass : ink.gilt;
  const body = long ? LONG_COAT : JACKET;
  return (
    twin(cut(pen, SLEEVE, folded(pen, wool, 0.1), 0.6)) +
    cut(
      pen,
      body,
      long ? weave(pen, "jasmines", wool, shade(pen, wool, 0.12)) : folded(pen, wool, 0.14),
      0.8,
    ) +
    (long
      ? path(box(-22, -216, 44, 508), shade(pen, wool, 0.08)) +
        stroke("M-22 -212V288M22 -212V288M-176 280H176M170 184H222M-170 184H-222", trim, 6)
      : stroke("M0 -212V214", shade(pen, wool, 0.35), 4) +
        twin(stroke("M70 124L136 112", tintOf(pen, wool, 0.25), 5))) +
    collar(pen, wool) +
    times(6, (i) => circle(0, -182 + i * 58, 8, trim))
  );
}

function openJacket(pen: Pen, features: DrawnFeatures, wool: string): string {
  const { ink } = pen;
  const { lapel = "notch", tailoring, fabric } = features;
  const evening = lapel === "shawl" || features.bow === true;
  const satin = evening ? shade(pen, wool, 0.5) : shade(pen, wool, 0.16);
  const tie = evening ? hex("black") : ink.jewel;
  const cloth =
    fabric === "linen" ? weave(pen, "lattice", wool, shade(pen, wool, 0.05), 0.4) : folded(pen, wool, 0.2);
  return (
    twin(cut(pen, SLEEVE, fabric === "linen" ? folded(pen, wool, 0.08) : wool, 0.6)) +
    cut(pen, JACKET, cloth, 0.8) +
    shirtFront(pen, fabric === "linen" ? null : tie) +
    (tailoring === "three-piece"
      ? path(shape("0 -20c 52 -160c 60 -130 8 40c 0 44c -8 40c -60 -130 -52 -160c"), shade(pen, wool, 0.1)) +
        times(3, (i) => circle(0, -10 + i * 18, 4, ink.brass))
      : "") +
    twin(cut(pen, LAPEL[lapel].d, satin, 0.4) + stroke(LAPEL[lapel].edge, tintOf(pen, wool, 0.25), 2.5)) +
    twin(stroke("M70 124L136 112", tintOf(pen, wool, 0.25), 5)) +
    circle(0, 62, 10, evening ? satin : ink.brass) +
    (evening ? "" : circle(0, 128, 10, ink.brass)) +
    path(
      polygon([
        [72, -62],
        [104, -88],
        [112, -66],
        [132, -80],
        [136, -50],
        [80, -40],
      ]),
      ink.paper,
    ) +
    buttonhole(pen)
  );
}

function waistcoat(pen: Pen, wool: string): string {
  const { ink } = pen;
  return (
    twin(cut(pen, SLEEVE, folded(pen, ink.paper, 0.1), 0.5)) +
    cut(pen, JACKET, folded(pen, ink.paper, 0.08), 0.5) +
    shirtFront(pen, ink.jewel) +
    cut(pen, WAISTCOAT, folded(pen, wool, 0.16), 0.7) +
    path(
      polygon([
        [0, 0],
        [-50, -226],
        [-30, -250],
        [30, -250],
        [50, -226],
      ]),
      ink.paper,
    ) +
    path(shape("0 -204c 22 -190 12 -20 0 6c -12 -20 -22 -190"), ink.jewel) +
    times(5, (i) => circle(0, 14 + i * 26, 6, ink.brass)) +
    twin(stroke("M60 60L108 52", tintOf(pen, wool, 0.25), 5))
  );
}

function shirt(pen: Pen, linen: string): string {
  const line = shade(pen, linen, 0.2);
  return (
    twin(cut(pen, SLEEVE, folded(pen, linen, 0.1), 0.6) + stroke("M168 168L220 160", line, 4)) +
    cut(
      pen,
      symmetric("0 -226c 44 -232c 148 -190 160 -130 156 40 164 226c 80 244 0 226c"),
      folded(pen, linen, 0.08),
      0.8,
    ) +
    stroke("M0 -190V228", line, 4) +
    twin(cut(pen, shape("4 -206c 30 -248c 66 -220c 44 -164c"), linen, 0.3)) +
    times(6, (i) => circle(0, -150 + i * 60, 6, line)) +
    stroke("M60 -70H120V-10Q90 14 60 -10Z", line, 3)
  );
}

/** Men's tailoring on a form: suits, dinner jackets, waistcoats, shirts, a bandhgala or a sherwani. */
export function suit(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const { colour, tailoring = "suit", lapel = "notch", count = 1 } = features;
  if (count > 1) {
    const gap = 400 / (count - 1);
    return times(count, (i) =>
      place(suit(pen, { ...features, count: 1 }), {
        x: -200 + i * gap,
        y: i % 2 === 0 ? 40 : 76,
        scale: i % 2 === 0 ? 0.62 : 0.72,
      }),
    );
  }
  const wool = colour ? hex(colour) : ink.panelDark ? hex("grey") : hex("navy");
  const body =
    tailoring === "waistcoat"
      ? waistcoat(pen, wool)
      : tailoring === "shirt"
        ? shirt(pen, wool)
        : tailoring === "sherwani" || tailoring === "bandhgala" || lapel === "mandarin"
          ? closedCoat(pen, features, wool)
          : openJacket(pen, features, wool);
  return path(FORM, polished(pen)) + path(NECK, polished(pen)) + body;
}

import QRCode from "qrcode";

/** The white margin around the code, in modules, which cameras need. */
const QUIET = 4;

type Props = { text: string; label: string; className?: string | undefined };

/** A QR code, drawn on the server, so that it needs no script and can be printed. */
export function QrPicture({ text, label, className }: Props) {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const dark = [...data.keys()].filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size},${Math.floor(at / size)}h1v1h-1z`).join("");
  const full = size + 2 * QUIET;
  return (
    <svg
      className={className}
      viewBox={`${-QUIET} ${-QUIET} ${full} ${full}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={full} height={full} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

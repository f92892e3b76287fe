import type { ReactElement } from "react";

export const SHARE_SIZE = { width: 1200, height: 630 };

export type ShareFacts = {
  title: string;
  /** Category and place: "Hotel Ballrooms in Orchard". */
  kind: string;
  /** "4.8 from 132 reviews" */
  rating?: string | undefined;
  /** "from $1,199.00 per table, all-in" */
  price?: string | undefined;
  /** A data URL; without one the logo's flower is drawn. */
  picture?: string | undefined;
};

const INK = "#241a20";
const SOFT = "#5a4b52";
const JEWEL = "#8f1d3f";
const BRASS = "#a57c2c";

const PANEL = {
  display: "flex",
  height: "100%",
  alignItems: "center",
  justifyContent: "center",
  background: JEWEL,
} as const;

/** The picture of a shared link. Uses inline styles, because it is rendered to an image file and never to a page. */
export function SharePicture({ title, kind, rating, price, picture }: ShareFacts): ReactElement {
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        background: "#fbf7f1",
        color: INK,
        fontFamily: "Figtree, Figtree Ext",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flex: 1,
          padding: "56px 56px 52px 64px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <Mark size={56} petals={JEWEL} />
          <span style={{ fontFamily: "Fraunces, Fraunces Ext", fontSize: 40, color: JEWEL }}>Sayang</span>
        </div>
        <div style={{ display: "flex", flexDirection: "column", gap: 18 }}>
          <span style={{ fontSize: 28, color: SOFT }}>{kind}</span>
          <span style={{ fontFamily: "Fraunces, Fraunces Ext", fontSize: sizeOf(title), lineHeight: 1.08 }}>
            {title}
          </span>
        </div>
        <div style={{ display: "flex", flexDirection: "column", gap: 8, fontSize: 30 }}>
          {rating ? (
            <span style={{ display: "flex", alignItems: "center", gap: 12, color: SOFT }}>
              <Star /> {rating}
            </span>
          ) : null}
          {price ? <span>{price}</span> : null}
        </div>
      </div>
      {picture ? (
        <div style={{ display: "flex", width: 540, height: "100%", borderLeft: `10px solid ${BRASS}` }}>
          <img src={picture} alt="" width={530} height={630} style={{ objectFit: "cover" }} />
        </div>
      ) : (
        <div style={{ ...PANEL, width: 400, borderLeft: `10px solid ${BRASS}` }}>
          <Mark size={260} petals="#fbf3e8" />
        </div>
      )}
    </div>
  );
}

function sizeOf(title: string): number {
  if (title.length > 60) return 46;
  return title.length > 32 ? 58 : 72;
}

function Star() {
  return (
    <svg width="30" height="30" viewBox="0 0 24 24">
      <path fill={BRASS} d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8 5.7 21.4l1.5-7.1L1.8 9.4 9 8.6z" />
    </svg>
  );
}

/** The logo's tile flower, simplified. */
function Mark({ size, petals }: { size: number; petals: string }) {
  const petal = "M24 24C20 18 12 15 12 9c0-4 4-6 7-6 2 0 4 1 5 3 1-2 3-3 5-3 3 0 7 2 7 6 0 6-8 9-12 15z";
  return (
    <svg width={size} height={size} viewBox="0 0 48 48">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d={petal} fill={petals} transform={`rotate(${turn} 24 24)`} />
      ))}
      <circle cx="24" cy="24" r="4" fill="#e3bd6c" />
    </svg>
  );
}

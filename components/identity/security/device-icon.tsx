const PATHS = {
  phone:
    "M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2",
  computer: "M5 5.5h14v10H5ZM2.5 18.5h19",
} as const;

/** A phone or a computer, depending on the device's name. */
export function DeviceIcon({ device }: { device: string }) {
  const kind = /android|iphone|ipad|ios|mobile/i.test(device) ? "phone" : "computer";
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

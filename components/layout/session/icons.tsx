const STROKE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.7,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path {...STROKE} d={path} />
    </svg>
  );
}

export function BagIcon() {
  return <Drawing path="M5.4 8h13.2l1 12.2H4.4L5.4 8ZM8.6 10.6V7.2a3.4 3.4 0 0 1 6.8 0v3.4" />;
}

export function PersonIcon() {
  return (
    <Drawing path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.6 20.4c.8-3.6 3.8-5.4 7.4-5.4s6.6 1.8 7.4 5.4" />
  );
}

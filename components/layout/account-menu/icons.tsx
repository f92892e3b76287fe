const PATHS = {
  bell: "M6.2 16.4V10.8a5.8 5.8 0 0 1 11.6 0v5.6l1.7 2H4.5l1.7-2ZM9.9 21a2.2 2.2 0 0 0 4.2 0",
  bag: "M5.4 8h13.2l1 12.2H4.4L5.4 8ZM8.6 10.6V7.2a3.4 3.4 0 0 1 6.8 0v3.4",
  heart: "M12 20.3C7 16.6 3.2 13 3.2 9.1A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.8 2.1c0 3.9-3.8 7.5-8.8 11.2Z",
  list: "M4 6.5h16M4 12h8M4 17.5h6M17.2 20.4c-2.2-1.6-3.9-3.2-3.9-5a2 2 0 0 1 3.9-.9 2 2 0 0 1 3.9.9c0 1.8-1.7 3.4-3.9 5Z",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.6 20.4c.8-3.6 3.8-5.4 7.4-5.4s6.6 1.8 7.4 5.4",
  route:
    "M6 20.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM18 8a2.25 2.25 0 1 0 0-4.5A2.25 2.25 0 0 0 18 8ZM8.6 18.2h6.6a3.1 3.1 0 0 0 0-6.2H8.8a3.1 3.1 0 0 1 0-6.2h6.6",
} as const;

export type AccountIconName = keyof typeof PATHS;

/** Icons of the account menu that are used nowhere else, so they are not in `ui/icon`. */
export function AccountGlyph({ name }: { name: AccountIconName }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

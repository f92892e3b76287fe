/** The networks' logos, in the colours that their brand guidelines require. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M46.1 24.5c0-1.6-.1-2.7-.4-3.9H24v7.1h12.7c-.3 1.8-1.6 4.5-4.7 6.3l6.8 5.3c4.2-3.8 7.3-9.5 7.3-14.8Z"
      />
      <path
        fill="#34A853"
        d="M24 46.5c6.1 0 11.2-2 14.9-5.4l-7.1-5.3c-1.9 1.3-4.4 2.2-7.8 2.2-6 0-11-4-12.8-9.4l-7 5.4C7.9 41.4 15.4 46.5 24 46.5Z"
      />
      <path
        fill="#FBBC05"
        d="M11.2 28.6c-.5-1.4-.8-3-.8-4.6s.3-3.2.8-4.6l-7.1-5.5A22.4 22.4 0 0 0 1.7 24c0 3.6.9 7 2.4 10.1l7.1-5.5Z"
      />
      <path
        fill="#EA4335"
        d="M24 10c4.2 0 7.1 1.8 8.7 3.4l6.3-6.2C35.2 3.6 30.1 1.5 24 1.5 15.4 1.5 7.9 6.6 4.2 13.9l7 5.5C13 14 18 10 24 10Z"
      />
    </svg>
  );
}

export function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="#0866FF" />
      <path
        fill="#fff"
        d="M16.6 15.3l.5-3.4h-3.3V9.7c0-1 .5-1.9 1.9-1.9h1.5V4.9s-1.3-.2-2.6-.2c-2.7 0-4.4 1.6-4.4 4.6v2.6h-3v3.4h3v8.4a12 12 0 0 0 3.6 0v-8.4h2.8Z"
      />
    </svg>
  );
}

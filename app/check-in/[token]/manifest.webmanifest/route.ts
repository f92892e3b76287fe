/** The helper's page can be installed as a separate app, which opens at its link. */
export async function GET(_request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  if (!/^[\w-]{43}$/.test(token)) return new Response(null, { status: 404 });
  const path = `/check-in/${token}`;
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/images/${file}.png`,
    sizes,
    purpose,
    type: "image/png",
  });
  const manifest = {
    id: path,
    start_url: path,
    scope: path,
    name: "Sayang check-in",
    short_name: "Check-in",
    description: "Check guests in at the door, with or without network.",
    lang: "en-SG",
    display: "standalone",
    background_color: "#fbf7f1",
    theme_color: "#22161d",
    icons: [
      icon("icon-192", "192x192", "any"),
      icon("icon-512", "512x512", "any"),
      icon("icon-maskable-512", "512x512", "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "private, no-store" },
  });
}

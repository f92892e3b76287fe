import type { MetadataRoute } from "next";

/** The web app manifest. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Sayang · Weddings in Singapore",
    short_name: "Sayang",
    description: "Plan your wedding in Singapore and book vendors at all-in prices.",
    lang: "en-SG",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf7f1",
    theme_color: "#22161d",
    categories: ["lifestyle", "shopping"],
    icons: [
      { src: "/images/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/images/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/images/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Find vendors", url: "/vendor#result" },
      { name: "My Wedding", url: "/user/dashboard/my-wedding" },
      { name: "Cart", url: "/user/cart-summary" },
    ],
  };
}

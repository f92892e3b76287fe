import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ImageOptimizerCache } from "next/dist/server/image-optimizer";
import config from "../next.config";

/**
 * Tests the framework's own code, with our setting made small. If an upgrade stopped removing variants while the server
 * runs, the disk would fill up.
 */
test("variants of pictures on the disk stay below their limit while they are made", async () => {
  const MiB = 1024 * 1024;
  expect(config.images?.maximumDiskCacheSize).toBeLessThanOrEqual(512 * MiB);
  const distDir = mkdtempSync(path.join(tmpdir(), "sayang-images-"));
  const nextConfig = {
    images: { ...config.images, maximumDiskCacheSize: 1_000, minimumCacheTTL: 60 },
    experimental: { isrFlushToDisk: true },
  };
  type Options = ConstructorParameters<typeof ImageOptimizerCache>[0];
  const cache = new ImageOptimizerCache({ distDir, nextConfig } as unknown as Options);
  const kept = () => readdirSync(path.join(distDir, "cache/images"));
  type Value = Parameters<typeof cache.set>[1];
  try {
    for (let n = 0; n < 40; n++) {
      const value = {
        kind: "IMAGE",
        etag: "e",
        upstreamEtag: "u",
        extension: "webp",
        buffer: Buffer.alloc(100, 1),
      };
      await cache.set(`variant-${n}`, value as unknown as Value, {
        cacheControl: { revalidate: 60, expire: undefined },
      });
    }
    // Files are removed after the writes.
    while (kept().length > 10) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(kept()).toContain("variant-39");
    expect(kept()).not.toContain("variant-0");
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
});

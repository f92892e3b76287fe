import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { robots, sitemapFile, sitemapIndex } from "./service";

const HOUR = { "cache-control": "public, max-age=3600" };
const XML = { ...HOUR, "content-type": "application/xml; charset=utf-8" };
const xml = (c: Context, body: Buffer) => c.body(new Uint8Array(body), 200, XML);

/** Routes for search engines. */
export const crawlers = new Hono()
  .use("/sitemap.xml", compress())
  .use("/sitemaps/*", compress())
  .get("/robots.txt", (c) => c.text(robots(), 200, HOUR))
  .get("/sitemap.xml", async (c) => xml(c, await sitemapIndex()))
  .get("/sitemaps/:name", async (c) => {
    const file = await sitemapFile(c.req.param("name"));
    return file ? xml(c, file) : c.text("There is no such sitemap", 404);
  });

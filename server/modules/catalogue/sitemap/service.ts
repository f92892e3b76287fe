import { Readable } from "node:stream";
import { type SitemapItemLoose, SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { storyHref } from "@/contracts/catalogue/story";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { readEnv } from "@/lib/env";
import { languageOf } from "@/lib/language/languages";
import { BLOG_PAGES, inEveryLanguage, PRIVATE_AREAS, SITE_PAGES } from "@/lib/page/site-pages";
import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { pictureToShare } from "@/contracts/picture-sizes";
import { HOUR_SECONDS } from "@/lib/time";
import { storyAddresses } from "@/server/modules/catalogue/story/public";
import * as repo from "./repo";

/** Far below the protocol's 50,000 URLs and 50 MB, because a file is built in memory. */
const FILE_SIZE = 10_000;
/** File boundaries change slowly, and finding them scans a whole index. */
const KEEP_SECONDS = HOUR_SECONDS;
/** Generating a file takes a fifth of a second. */
const KEEP_FILE_SECONDS = 600;

const url = (path: string) => readEnv().appOrigin + path;

/** GET /robots.txt. */
export function robots(): string {
  return [
    "User-agent: *",
    ...PRIVATE_AREAS.map((area) => `Disallow: ${area}`),
    // Searches by words and filters are endless; categories are in the sitemap.
    "Disallow: /*?*q=",
    "",
    `Sitemap: ${url("/sitemap.xml")}`,
    "",
  ].join("\n");
}

/** GET /sitemap.xml: the index of all files (sitemaps.org protocol). */
export async function sitemapIndex(): Promise<Buffer> {
  const [vendors, products] = await Promise.all([firstIds("vendor"), firstIds("product")]);
  const names = [
    "pages",
    ...vendors.map((_, index) => `vendors-${index + 1}`),
    ...products.map((_, index) => `products-${index + 1}`),
  ];
  const entries = names.map((name) => ({ url: url(`/sitemaps/${name}.xml`) }));
  return streamToPromise(Readable.from(entries).pipe(new SitemapIndexStream()));
}

/** GET /sitemaps/{name}: `pages.xml`, `vendors-1.xml`, `products-1.xml` ...; null when there is no such file. */
export async function sitemapFile(name: string): Promise<Buffer | null> {
  const [, kind, number = "0"] = /^(pages|vendors|products)(?:-([1-9]\d{0,5}))?\.xml$/.exec(name) ?? [];
  if (kind === "pages") return number === "0" ? keptFile(name, pages) : null;
  if (!kind) return null;
  const first = (await firstIds(kind === "vendors" ? "vendor" : "product"))[Number(number) - 1];
  if (first === undefined) return null;
  return keptFile(name, async () => {
    const db = await getDb();
    return kind === "vendors"
      ? (await repo.vendorsFrom(db, first, FILE_SIZE)).map(vendorItem)
      : (await repo.productsFrom(db, first, FILE_SIZE)).map(productItem);
  });
}

function keptFile(name: string, items: () => Promise<SitemapItemLoose[]>): Promise<Buffer> {
  const bytesOf = (file: Buffer) => file.length;
  return cached(`sitemap-file:${name}`, KEEP_FILE_SECONDS, async () => fileOf(await items()), bytesOf);
}

function firstIds(of: "vendor" | "product"): Promise<string[]> {
  return cached(`sitemap:${of}`, KEEP_SECONDS, async () => repo.firstIds(await getDb(), of, FILE_SIZE));
}

async function pages(): Promise<SitemapItemLoose[]> {
  const tree = await categoryTree();
  const categories = tree.flatMap((master) => [
    master,
    ...master.productTypes,
    ...master.categories.flatMap((node) => [
      node,
      ...node.productTypes,
      ...node.subCategories.flatMap((sub) => [sub, ...sub.productTypes]),
    ]),
  ]);
  const searches = categories.map(({ slug }) => vendorSearchHref({ category: slug }).replace(/#.*/, ""));
  const onTheBlog = readEnv().blogOrigin === null ? [] : BLOG_PAGES;
  const own = SITE_PAGES.filter((path) => !onTheBlog.includes(path));
  const stories = await storyAddresses(FILE_SIZE);
  return [
    ...[...own, ...searches].map((path) => item(path)),
    ...stories.map(({ slug, title, picture }) => item(storyHref({ slug }), picture, title)),
  ];
}

const vendorItem = ({ slug, name, picture }: repo.ListedVendor) =>
  item(`/vendor-detail/${slug}`, picture, name);

const productItem = ({ vendorSlug, slug, title, picture }: repo.ListedProduct) =>
  item(`/vendor-detail/${vendorSlug}/${slug}`, picture, title);

function item(path: string, picture: string | null = null, title = ""): SitemapItemLoose {
  const links = Object.entries(inEveryLanguage(languageOf(path).path)).map(([lang, href]) => ({
    lang,
    url: url(href),
  }));
  return {
    url: url(path),
    // A page in a single language needs no alternates.
    ...(links.length > 2 ? { links } : {}),
    ...(picture ? { img: [{ url: url(`/media/${pictureToShare(picture)}`), title }] } : {}),
  };
}

function fileOf(items: SitemapItemLoose[]): Promise<Buffer> {
  return streamToPromise(Readable.from(items).pipe(new SitemapStream({ xmlns: NAMESPACES })));
}

const NAMESPACES = { news: false, video: false, xhtml: true, image: true };

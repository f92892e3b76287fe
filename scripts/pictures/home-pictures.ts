import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { HOME_PICTURES, type HomeShape, homeFiles } from "@/components/ui/media/site-picture-sizes";
import { MASTER_CATEGORIES, type MasterCategorySlug } from "@/contracts/catalogue/category";
import { renderArtwork } from "@/demo/artwork/artwork";
import type { MotifName } from "@/demo/artwork/features/motif-names";
import { rasterise } from "@/demo/artwork/drawing/raster";

// Draws the committed pictures of the home page. Run it after changing them here.
const FOLDER = "public/images/home";

type Picture = { name: string; category: MasterCategorySlug; subject: MotifName; id: string };

const SUBJECTS: Record<MasterCategorySlug, MotifName> = {
  venues: "ballroom floor",
  "bridal-wear": "kebaya",
  photography: "rangefinder",
  "makeup-hair": "lipsticks",
  "flowers-decor": "bouquet",
  "catering-cakes": "tiered cake",
  "invitations-gifts": "red packets",
  "music-entertainment": "violin",
  "wedding-cars": "vintage saloon",
  jewellery: "two rings",
  "planners-solemnisers": "register",
  "traditional-customs": "lion",
};

const ARCHES: Picture[] = [
  { name: "arch-kompang", category: "traditional-customs", subject: "kompang", id: "hero#0" },
  { name: "arch-gown", category: "bridal-wear", subject: "gown", id: "hero#1" },
  { name: "arch-lion", category: "traditional-customs", subject: "lion", id: "hero#0" },
];

const CARDS: Picture[] = [
  ...MASTER_CATEGORIES.map((slug) => ({ name: slug, category: slug, subject: SUBJECTS[slug], id: "card#1" })),
  { name: "way-chinese", category: "traditional-customs", subject: "tea set", id: "way#2" },
  { name: "way-malay", category: "bridal-wear", subject: "baju melayu", id: "way#1" },
  { name: "way-indian", category: "traditional-customs", subject: "mehndi", id: "way#1" },
  { name: "way-civil", category: "planners-solemnisers", subject: "signing table", id: "way#1" },
  { name: "shops", category: "venues", subject: "shophouses", id: "card#1" },
  { name: "tip-months", category: "planners-solemnisers", subject: "calendar", id: "tip#1" },
  { name: "tip-tables", category: "venues", subject: "ballroom floor", id: "tip#1" },
  { name: "tip-costs", category: "catering-cakes", subject: "dome", id: "tip#1" },
  { name: "tip-questions", category: "planners-solemnisers", subject: "checklist", id: "tip#1" },
];

async function draw(pictures: Picture[], shape: HomeShape): Promise<void> {
  const { width, height } = HOME_PICTURES[shape];
  for (const { name, category, subject, id } of pictures) {
    const raster = await rasterise(
      renderArtwork({ category, kind: "product", id, features: { motif: subject }, width, height }),
    );
    for (const file of homeFiles(name, shape)) {
      for (const format of ["webp", "avif"] as const) {
        const bytes = await raster.toFile({ ...file, format, unhurried: true });
        await writeFile(path.join(FOLDER, `${file.name}.${format}`), bytes);
      }
    }
  }
}

await mkdir(FOLDER, { recursive: true });
await draw(ARCHES, "arch");
await draw(CARDS, "card");

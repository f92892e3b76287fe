import { DrawQueue } from "./draw-queue";
import type { ArtworkPicture } from "./ensure";

const picture = (id: string): ArtworkPicture => ({
  category: "jewellery",
  kind: "product",
  id,
  width: 80,
  height: 60,
  files: [
    { name: `artwork/${id}.webp`, width: 80, height: 60 },
    { name: `artwork/${id}_40.webp`, width: 40, height: 30 },
  ],
});
const all = ["a", "b", "c", "d"].map(picture);

function storage() {
  const written: string[] = [];
  return {
    written,
    exists: (name: string) => Promise.resolve(written.includes(name)),
    put: (name: string) => Promise.resolve(void written.push(name)),
  };
}

test("draws requested files next, the rest in order, and each file once", async () => {
  const store = storage();
  const queue = new DrawQueue(store, all, { concurrency: 1 });
  const wanted = [
    queue.want("artwork/c_40.webp"),
    queue.want("artwork/c.webp"),
    queue.want("artwork/a.webp"),
  ];
  expect(await queue.drawAll()).toBe(true);
  expect(await Promise.all(wanted)).toEqual(["drawn", "drawn", "drawn"]);
  expect(store.written.map((name) => name.slice(8))).toEqual([
    "c_40.webp",
    "c.webp",
    "a.webp",
    "a_40.webp",
    "b.webp",
    "b_40.webp",
    "d.webp",
    "d_40.webp",
  ]);
  expect(await queue.drawAll()).toBe(false);
});

test("does not draw a file twice at the same time", async () => {
  const store = storage();
  const queue = new DrawQueue(store, all);
  const drawing = queue.drawAll();
  expect(await Promise.all([queue.want("artwork/a.webp"), queue.want("artwork/a.webp")])).toEqual([
    "drawn",
    "drawn",
  ]);
  await drawing;
  expect(store.written.toSorted()).toEqual([...new Set(store.written)].toSorted());
});

test("on request only, draws nothing but requested files", async () => {
  const store = storage();
  const queue = new DrawQueue(store, all);
  queue.drawOnRequest();
  const wanted = ["artwork/d.webp", "artwork/b.webp", "artwork/b_40.webp"].map((file) => queue.want(file));
  expect(await Promise.all(wanted)).toEqual(["drawn", "drawn", "drawn"]);
  expect(await queue.want("artwork/d_40.webp")).toBe("drawn");
  const drawn = ["b.webp", "b_40.webp", "d.webp", "d_40.webp"];
  expect(store.written.toSorted()).toEqual(drawn.map((name) => `artwork/${name}`));
});

test("refuses at once unknown names, and requests beyond the limit", async () => {
  const queue = new DrawQueue(storage(), all, { mostWanted: 2 });
  void queue.want("artwork/a.webp");
  void queue.want("artwork/b.webp");
  expect(await queue.want("artwork/c.webp")).toBe("busy");
  expect(await queue.want("artwork/../secret.webp")).toBe("unknown");
  expect(await queue.drawAll()).toBe(true);
});

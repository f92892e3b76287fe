import { campaignTree, tick, tickedIds, toggle } from "./campaign-tree";

const node = (id: string) => ({ _id: id, name: id, slug: id });
const type = (id: string) => ({ ...node(id), isImage: false, image: "" });
const TREE = campaignTree([
  {
    ...node("venues"),
    productTypes: [type("venue type")],
    categories: [
      {
        ...node("hotels"),
        productTypes: [type("hotel type")],
        subCategories: [{ ...node("ballrooms"), productTypes: [type("grand"), type("small")] }],
      },
    ],
  },
  { ...node("flowers"), productTypes: [], categories: [] },
]);

test("the tree nests as the API's lists do, with product types one list below their category", () => {
  const [venues] = TREE.sub_categories;
  expect(venues?.product_categories.map(({ _id }) => _id)).toEqual(["hotels", "venue type"]);
  const [hotels] = venues?.product_categories ?? [];
  expect(hotels?.product_sub_category1s.map(({ _id }) => _id)).toEqual(["ballrooms", "hotel type"]);
  const [ballrooms] = hotels?.product_sub_category1s ?? [];
  expect(ballrooms?.product_sub_category2s).toEqual([
    { _id: "grand", name: "grand", checked: false },
    { _id: "small", name: "small", checked: false },
  ]);
});

test("ticking a parent ticks everything below it", () => {
  expect(tickedIds(toggle(TREE, "hotels", true))).toEqual([
    "venues",
    "hotels",
    "ballrooms",
    "grand",
    "small",
    "hotel type",
  ]);
  expect(tickedIds(toggle(toggle(TREE, "venues", true), "venues", false))).toEqual([]);
});

test("a parent is ticked while anything below it is", () => {
  const one = toggle(TREE, "small", true);
  expect(tickedIds(one)).toEqual(["venues", "hotels", "ballrooms", "small"]);
  const two = toggle(one, "venue type", true);
  expect(tickedIds(toggle(two, "small", false))).toEqual(["venues", "venue type"]);
  expect(tickedIds(toggle(one, "small", false))).toEqual([]);
});

test("saved ids are ticked again; an unknown id changes nothing", () => {
  const one = toggle(TREE, "small", true);
  expect(tick(TREE, tickedIds(one))).toEqual(one);
  expect(tickedIds(tick(TREE, ["ballrooms"]))).toEqual(["venues", "hotels", "ballrooms", "grand", "small"]);
  expect(tickedIds(tick(TREE, ["flowers", "nothing"]))).toEqual(["flowers"]);
});

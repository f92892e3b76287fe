import type { Group } from "./query";

const GOWNS = { categories: ["wedding-gowns"] };
const CARS = { categories: ["bridal-cars"] };
const BANQUETS = {
  categories: ["hotel-banquets", "restaurants"],
  types: ["chinese-banquet-dinner", "chinese-banquet-lunch", "restaurant-wedding-dinner"],
};
const VENUES = { categories: ["venues"] };

/** Sixty queries in Chinese and Malay, and with dates and numbers, written before trying them in the search. */
export const TONGUE_QUERIES: Group[] = [
  {
    name: "Chinese characters",
    kind: "vendors",
    rows: [
      ["婚纱", GOWNS],
      ["婚紗租借", GOWNS],
      ["新加坡婚纱店", GOWNS],
      ["婚纱摄影", { categories: ["pre-wedding-photography"] }],
      ["婚礼摄影师", { categories: ["actual-day-photography"] }],
      ["攝影", { categories: ["photography"] }],
      ["婚礼录像", { categories: ["wedding-films"] }],
      ["新娘化妆", { categories: ["bridal-makeup"] }],
      ["化妆师", { categories: ["bridal-makeup"] }],
      ["酒席", BANQUETS],
      ["婚宴", BANQUETS],
      ["酒店婚宴", { categories: ["hotel-banquets"] }],
      ["酒楼", { categories: ["restaurants"] }],
      ["手捧花", { categories: ["bouquets-corsages"] }],
      ["场地布置", { categories: ["venue-styling"] }],
      ["婚礼蛋糕", { categories: ["wedding-cakes"] }],
      ["请柬", { categories: ["invitation-cards"] }],
      ["双语司仪", { types: ["bilingual-emcee"] }],
      ["舞狮", { types: ["lion-dance"] }],
      ["婚车", CARS],
      ["钻戒", { categories: ["engagement-rings"] }],
      ["四点金", { types: ["si-dian-jin-set"] }],
      ["过大礼", { types: ["guo-da-li-set"] }],
      ["龙凤褂", { types: ["qun-kua-rental"] }],
      ["婚礼策划", { categories: ["wedding-planners"] }],
    ],
  },
  {
    name: "everyday Malay",
    kind: "vendors",
    rows: [
      ["gaun", GOWNS],
      ["gaun pengantin", GOWNS],
      ["sewa gaun kahwin", GOWNS],
      ["jurugambar perkahwinan", { categories: ["photography"] }],
      ["gambar kahwin", { categories: ["photography"] }],
      ["rakaman video", { categories: ["wedding-films"] }],
      ["solekan pengantin", { categories: ["bridal-makeup"], types: ["mak-andam"] }],
      ["hiasan pelamin", { types: ["pelamin-dais", "home-pelamin"] }],
      ["sewa dewan", { categories: ["halal-wedding-halls"] }],
      ["katering murah", { categories: ["halal-catering", "buffets-live-stations"] }],
      ["kek perkahwinan", { categories: ["wedding-cakes"] }],
      ["bunga tangan pengantin", { categories: ["bouquets-corsages"] }],
      ["kad perkahwinan", { categories: ["invitation-cards"] }],
      ["hadiah tetamu", { categories: ["door-gifts"] }],
      ["cincin kahwin", { categories: ["wedding-bands"] }],
      ["kereta pengantin", CARS],
      ["perancang perkahwinan", { categories: ["wedding-planners"] }],
      ["sut pengantin", { categories: ["grooms"] }],
      [
        "majlis nikah",
        { types: ["nikah-package", "nikah-corner", "nikah-paperwork", "nikah-sanding-coverage"] },
      ],
      ["taman", { categories: ["gardens-beaches-rooftops"] }],
    ],
  },
  {
    name: "days and numbers",
    kind: "vendors",
    rows: [
      ["ballroom 50 tables", { categories: ["hotel-banquets"] }],
      ["ballroom for 30 tables", { categories: ["hotel-banquets", "halal-wedding-halls"] }],
      ["wedding venue 200 pax", VENUES],
      ["restaurant 20 tables", { categories: ["restaurants"] }],
      ["garden venue 100 guests", { categories: ["gardens-beaches-rooftops"] }],
      ["hotel 40 桌", { categories: ["hotel-banquets"] }],
      ["酒席30桌", BANQUETS],
      ["dewan 500 orang", { categories: ["halal-wedding-halls"] }],
      ["photographer 21 Aug 2027", { categories: ["photography"] }],
      ["ballroom 2027-09-09", { categories: ["hotel-banquets"] }],
      ["makeup artist 9/9/2027", { categories: ["bridal-makeup"] }],
      ["gown under $1000", GOWNS],
      ["photographer below 3000", { categories: ["photography"] }],
      ["emcee under 800", { categories: ["emcees-djs"] }],
      ["bridal car 12 June", CARS],
    ],
  },
];

import type { SynonymGroup } from "./synonyms.data";

/** Everyday Malay words for what the catalogue names in English. Words for customs are in `SYNONYMS`. */
export const MALAY: readonly SynonymGroup[] = [
  {
    say: ["gaun", "gaun pengantin", "gaun kahwin", "gaun perkahwinan", "busana pengantin"],
    mean: ["gown", "wedding gowns", "gown rental"],
  },
  { say: ["gaun malam"], mean: ["evening gown rental", "evening gown"] },
  { say: ["sut", "sut pengantin", "sut lelaki"], mean: ["suit", "tuxedo"] },
  { say: ["kasut pengantin"], mean: ["bridal shoes"] },
  {
    say: ["gambar", "gambar kahwin", "gambar perkahwinan", "fotografi"],
    mean: ["photography", "photographer"],
  },
  {
    say: ["rakaman video", "juruvideo", "videografi", "filem"],
    mean: ["wedding films", "videography", "film"],
  },
  { say: ["solek", "jurusolek pengantin", "andaman"], mean: ["makeup", "bridal makeup", "mak andam"] },
  { say: ["rambut", "dandanan rambut", "pendandan rambut"], mean: ["bridal hair", "bridal updo"] },
  { say: ["bunga", "kedai bunga", "bunga segar"], mean: ["flowers", "florist", "bouquet"] },
  { say: ["hiasan dewan", "hiasan pelamin", "dekorasi"], mean: ["decor", "pelamin dais", "kenduri styling"] },
  { say: ["belon"], mean: ["balloon styling", "balloon"] },
  {
    say: ["tempat", "tempat kahwin", "lokasi", "tempat majlis"],
    mean: ["venue", "banquet venues", "wedding hall hire"],
  },
  {
    say: ["dewan serbaguna", "sewa dewan", "dewan perkahwinan"],
    mean: ["wedding hall hire", "halal wedding halls"],
  },
  { say: ["restoran"], mean: ["restaurant"] },
  { say: ["pantai", "tepi pantai"], mean: ["beach venues", "beach"] },
  { say: ["taman", "kebun"], mean: ["garden venues", "garden"] },
  { say: ["bumbung", "atas bumbung"], mean: ["rooftop", "rooftops"] },
  { say: ["kek", "kek perkahwinan"], mean: ["cake", "wedding cakes"] },
  { say: ["katering", "makanan", "juadah", "hidangan"], mean: ["catering", "kenduri buffet", "buffet"] },
  { say: ["manisan", "meja manisan", "pencuci mulut"], mean: ["dessert table", "dessert tables"] },
  { say: ["kopi kereta sorong"], mean: ["coffee cart"] },
  { say: ["kad", "kad undangan", "kad perkahwinan"], mean: ["invitation", "invitation cards"] },
  { say: ["kad digital", "kad elektronik"], mean: ["digital invitations", "animated invitation"] },
  {
    say: ["hadiah", "hadiah tetamu", "buah tangan", "bingkisan"],
    mean: ["door gifts", "favours", "berkat box"],
  },
  { say: ["muzik", "kumpulan muzik", "pemuzik"], mean: ["live music", "bands singers", "band"] },
  { say: ["penari", "tarian"], mean: ["zapin dancers", "dancers"] },
  { say: ["bas", "bas tetamu"], mean: ["guest coach", "minibus"] },
  { say: ["pemandu"], mean: ["chauffeur"] },
  { say: ["gelang", "gelang emas", "emas"], mean: ["heritage gold", "jewellery"] },
  {
    say: ["perancang", "perancang perkahwinan", "perancang majlis", "penyelaras"],
    mean: ["wedding planners", "planner", "coordination"],
  },
  { say: ["jurunikah", "wali hakim"], mean: ["nikah paperwork", "nikah package", "licensed solemniser"] },
  { say: ["pernikahan", "majlis nikah", "upacara nikah"], mean: ["nikah", "nikah package"] },
  { say: ["bersolek"], mean: ["makeup"] },
  { say: ["adat", "adat istiadat"], mean: ["malay customs"] },
];

/** Too general to filter by, like their English counterparts in `GENERAL_WORDS`. */
export const MALAY_GENERAL: readonly string[] =
  "sewa sewaan murah terbaik pakej harga singapura berdekatan untuk dan kami cari".split(" ");

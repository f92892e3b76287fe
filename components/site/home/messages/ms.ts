import type { HomeMessages } from "./en";

/** Malay, as written in Singapore. */
export const ms: HomeMessages = {
  page: {
    title: "Majlis perkahwinan di Singapura",
    description:
      "Rancang majlis perkahwinan anda di Singapura dan tempah dewan, gaun, jurugambar dan jurusolek pada harga penuh.",
  },
  hero: {
    title: "Dari “sudi tak?” hingga *bersanding*.",
    lead: (vendors) =>
      `${vendors ? `${vendors} vendor` : "Vendor"} Singapura untuk seluruh majlis, dari dulang hantaran hingga meja jamuan terakhir. Setiap harga sudah termasuk GST dan caj perkhidmatan.`,
    popular: "Carian popular",
    popularNames: {
      "hotel-ballrooms": "Dewan hotel",
      "gown-rental": "Sewa gaun",
      "actual-day-photography": "Fotografi hari majlis",
      "kompang-troupe": "Kumpulan kompang",
      "bridal-mehndi": "Inai pengantin",
      "lion-dance": "Tarian singa",
    },
  },
  search: {
    form: "Vendor dan produk",
    what: "Apa",
    anything: "Cari produk atau perkhidmatan",
    when: "Bila",
    openCalendar: "Buka kalendar",
    tables: "Meja",
    ofTen: "untuk sepuluh tetamu",
    anyTables: "Berapa pun",
    where: "Di mana",
    anywhere: "Seluruh Singapura",
    submit: "Cari",
  },
  categories: {
    title: "Mulakan dengan yang paling penting bagi anda",
    lead: (kinds) =>
      `Pemandangan, hidangan, busana, senarai lagu: ${kinds} jenis tempahan, disusun supaya mudah dicari.`,
    all: "Lihat semua vendor",
    names: {
      venues: "Dewan dan tempat majlis",
      "bridal-wear": "Busana pengantin",
      photography: "Fotografi dan video",
      "makeup-hair": "Solekan dan dandanan",
      "flowers-decor": "Bunga dan hiasan",
      "catering-cakes": "Katering dan kek",
      "invitations-gifts": "Kad jemputan dan cenderahati",
      "music-entertainment": "Muzik dan hiburan",
      "wedding-cars": "Kereta pengantin",
      jewellery: "Barang kemas",
      "planners-solemnisers": "Perancang dan jurunikah",
      "traditional-customs": "Adat tradisi",
    },
  },
  featured: {
    title: "Vendor pilihan ramai pasangan",
    lead: "Diulas hanya oleh mereka yang menempah di sini.",
    all: "Vendor dengan penilaian tertinggi",
  },
  stories: {
    title: "Majlis yang berlangsung di sini",
    lead: "Diceritakan oleh pasangan yang menempah di Sayang, dengan vendor yang mereka hargai.",
    all: "Semua majlis sebenar",
  },
  promises: {
    title: "Soal wang, tanpa debaran",
    see: {
      title: "Anda nampak apa yang anda bayar",
      text: "Hotel memberi harga “plus plus”. Kami kirakan jumlahnya untuk setiap vendor dan pakej, supaya dua sebut harga boleh dibandingkan terus.",
    },
    steps: {
      title: "Anda bayar berperingkat",
      text: "Sebahagian untuk menempah tarikh, bakinya apabila hari semakin dekat. Setiap vendor menunjukkan peringkatnya sebelum anda menempah, dan yang pertama tidak pernah lebih daripada separuh.",
      of: (total) => `Peringkat bayaran untuk meja berharga ${total}`,
      booking: "semasa menempah",
      halfway: "separuh jalan ke hari majlis",
      before: (days) => `${days} hari sebelum majlis`,
      labels: {
        "Booking deposit": "Deposit tempahan",
        "Half-way payment": "Bayaran pertengahan",
        Balance: "Baki",
      },
    },
    out: {
      title: "Anda tahu syarat pembatalan",
      text: "Terma standard kami tertera di atas; terma vendor sendiri ada di halamannya sebelum anda membayar, dan kekal seperti pada hari itu. Jika vendor membatalkan, wang anda dipulangkan sepenuhnya.",
      before: (days) => `${days} hari atau lebih awal`,
      back: (percent) => `${percent}% dipulangkan`,
    },
    receipt: {
      table: "Makan malam, meja sepuluh orang",
      service: "Caj perkhidmatan, 10%",
      gst: "GST, 9%",
      total: "Harga yang Sayang tunjukkan",
    },
  },
  ways: {
    title: "Majlis anda, cara kedua-dua keluarga",
    lead: "Dua majlis dalam satu hujung minggu perkara biasa di sini. Tiga pun ada. Ambil apa yang setiap pihak perlukan.",
    chinese: {
      title: "Guo da li dan teh",
      text: "Dulang pertunangan yang diteliti mak cik, set teh yang elok dituang, dan singa di muka pintu.",
    },
    malay: {
      title: "Nikah dan sanding",
      text: "Pelamin, kompang, mak andam dan nasi minyak yang akan disebut-sebut satu blok berminggu-minggu.",
    },
    indian: {
      title: "Mehndi ke mandap",
      text: "Tiga malam, dua sari, satu dhol. Paderi dan set pooja disediakan, bunga melur dikira meter.",
    },
    civil: {
      title: "ROM dan “saya sudi”",
      text: "Jurunikah yang lantang suaranya, taman dengan rancangan kalau hujan, dan makan tengah hari untuk empat puluh orang.",
    },
  },
  vendors: {
    title: "Anda mencari rezeki dalam bidang perkahwinan?",
    text: "Terima atau tolak setiap tempahan sebelum ia dikira. Hari yang penuh tidak boleh dijual lagi, walaupun oleh dua pasangan pada saat yang sama. Bayaran tiba berperingkat, setiap satu tercatat dan boleh dilihat kedua-dua pihak.",
    join: "Jadi vendor",
    login: "Log masuk vendor",
  },
};

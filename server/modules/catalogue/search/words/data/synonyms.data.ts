/**
 * Words that couples in Singapore use for the same thing, normalised: without case, accents or punctuation, and with a
 * space for a hyphen. Typing one of `say` finds all of them and `mean`; typing one of `mean` finds only that. Without
 * `mean`, all of `say` are equivalent.
 */
export type SynonymGroup = { say: readonly string[]; mean?: readonly string[] };

export const SYNONYMS: readonly SynonymGroup[] = [
  // Law and vows.
  {
    say: ["rom", "registry of marriages", "registration of marriage"],
    mean: ["solemnisation", "rom filing", "marriage paperwork"],
  },
  { say: ["solemnisation", "solemnization", "solemn", "civil ceremony", "exchange of vows"] },
  { say: ["solemniser", "solemnizer"], mean: ["justice of the peace"] },
  // Its stem is that of "solemnisation", which photographers and florists sell, too.
  {
    say: ["jp", "justice of peace", "justice of the peace", "marriage celebrant", "celebrant", "officiant"],
    mean: ["licensed solemniser"],
  },
  { say: ["nikah", "nikkah", "akad nikah", "akad"] },
  {
    say: ["kadi", "qadi", "tok kadi", "romm", "registry of muslim marriages"],
    mean: ["nikah paperwork", "nikah"],
  },
  { say: ["church wedding", "holy matrimony"], mean: ["full ceremony film", "solemnisation"] },

  // Photography and film.
  { say: ["ad", "actual day"] },
  { say: ["ad photographer", "ad photography", "ad photog", "ad shoot"], mean: ["actual day photography"] },
  {
    say: [
      "photo",
      "photos",
      "photog",
      "photographer",
      "photographers",
      "photography",
      "photoshoot",
      "photo shoot",
      "cameraman",
      "jurugambar",
      "juru gambar",
      "jurufoto",
      "jurukamera",
    ],
  },
  {
    say: ["video", "videographer", "videography", "filmmaker", "cinematographer", "cinematography"],
    mean: ["film", "wedding films"],
  },
  { say: ["sde", "same day edit", "express highlights"] },
  { say: ["pre wedding", "prewedding", "prewed", "pre wed"] },
  {
    say: [
      "pre wedding shoot",
      "prewedding shoot",
      "prewed shoot",
      "pws",
      "pre wed shoot",
      "bridal shoot",
      "wedding shoot",
    ],
    mean: ["pre wedding photography", "outdoor pre wedding", "studio portraits"],
  },
  { say: ["photobooth", "photo booth"] },
  { say: ["drone", "aerial"] },
  { say: ["livestream", "live stream", "livestreaming"] },

  // Wear.
  {
    say: [
      "kua",
      "qun kua",
      "qun gua",
      "kwa",
      "gua",
      "kun kua",
      "longfenggua",
      "long feng gua",
      "longfeng gua",
      "dragon phoenix jacket",
      "xiuhe",
      "xiu he fu",
      "xiuhefu",
    ],
    mean: ["qun kua rental"],
  },
  { say: ["cheongsam", "qipao", "cheong sam", "chi pao", "qi pao", "chipao"] },
  { say: ["magua", "ma gua", "changshan", "tang suit"], mean: ["groom magua"] },
  {
    say: [
      "gown",
      "wedding dress",
      "bridal dress",
      "wedding gown",
      "bridal gown",
      "bridal wear",
      "hun sha",
      "hunsha",
    ],
  },
  { say: ["bridesmaid", "maid of honour", "maid of honor", "jie mei", "jiemei"] },
  { say: ["groomsman", "groomsmen", "best man", "xiong di", "xiongdi"] },
  {
    say: ["bridal shop", "bridal studio", "bridal boutique", "boutique"],
    mean: ["wedding gowns", "gown rental"],
  },
  { say: ["suit", "tux", "tuxedo", "groom attire", "blazer", "mens suit"] },
  { say: ["baju melayu", "baju pengantin lelaki"], mean: ["baju melayu samping"] },
  {
    say: ["baju pengantin", "baju nikah", "baju sanding", "baju kahwin"],
    mean: ["songket", "baju kebaya", "baju kurung"],
  },
  { say: ["baju raya"], mean: ["baju kurung"] },
  { say: ["sari", "saree"] },
  { say: ["lehenga", "lengha", "ghagra"] },
  { say: ["tudung", "hijab", "headscarf", "shawl", "selendang"] },
  { say: ["muslimah", "modest", "muslimah gown"] },
  { say: ["bespoke", "custom made", "tailor made", "tailor", "made to measure", "tailored"] },
  { say: ["veil", "tulle"], mean: ["veils trains"] },
  { say: ["kasut", "wedding shoes", "bridal heels", "heels"], mean: ["bridal shoes"] },

  // Beauty.
  {
    say: [
      "mua",
      "makeup",
      "make up",
      "makeup artist",
      "make up artist",
      "bridal makeup",
      "solekan",
      "jurusolek",
      "mekap",
      "solekan pengantin",
      "mekap pengantin",
    ],
  },
  { say: ["hairstylist", "hair stylist", "hairdo", "updo", "hair styling"], mean: ["bridal hair"] },
  { say: ["henna", "inai", "mehndi", "mehendi", "mehandi", "mendhi", "berinai", "henna artist"] },
  { say: ["mak andam", "makandam", "andam"] },
  { say: ["manicure", "nails", "nail art", "pedicure", "gelish"] },
  { say: ["facial", "skincare", "spa"], mean: ["bridal facial", "beauty preparation"] },
  { say: ["lulur", "mandi bunga", "flower bath"] },

  // Chinese customs.
  {
    say: [
      "guo da li",
      "gdl",
      "guodali",
      "betrothal",
      "betrothal gifts",
      "ting hun",
      "tinghun",
      "kuo da li",
      "guo dali",
    ],
  },
  { say: ["hui li", "huili", "return gifts"], mean: ["hui li set"] },
  { say: ["jia zhuang", "jiazhuang", "dowry"], mean: ["dowry set"] },
  { say: ["an chuang", "anchuang", "bed setting", "bed ceremony"] },
  { say: ["shang tou", "shangtou", "hair combing", "comb ceremony"], mean: ["hair combing set"] },
  { say: ["tea ceremony", "jing cha", "jingcha", "cha dao", "teochew tea"] },
  { say: ["si dian jin", "sidianjin", "si dian gold", "four points of gold", "4 touches of gold", "sdj"] },
  { say: ["da jie", "dajie", "chaperone", "da jin jie", "dai kam jie"] },
  { say: ["gatecrash", "gate crash", "door games", "chuangmen", "fetching the bride", "jie xin niang"] },
  {
    say: [
      "ang bao",
      "angbao",
      "angpow",
      "ang pow",
      "angpau",
      "ang pau",
      "hongbao",
      "hong bao",
      "red packet",
      "red packets",
      "red envelope",
    ],
  },
  {
    say: ["xi bing", "xibing", "wedding biscuits", "bridal cakes", "betrothal cakes", "xi tang"],
    mean: ["betrothal cakes"],
  },
  { say: ["lion dance", "wu shi", "barongsai"] },
  { say: ["shuang xi", "double happiness"] },

  // Malay customs.
  { say: ["hantaran", "gubahan", "dulang hantaran"] },
  { say: ["pelamin", "dais", "bridal dais", "wedding dais"] },
  { say: ["bersanding", "sanding", "persandingan"], mean: ["sanding package", "pelamin"] },
  { say: ["kenduri", "walimah", "walimatul urus", "majlis", "majlis kahwin"] },
  { say: ["tunang", "bertunang", "tunangan", "pertunangan", "engagement"], mean: ["engagement gathering"] },
  {
    say: [
      "nasi minyak",
      "nasi briyani",
      "nasi beriani",
      "nasi biryani",
      "biryani",
      "beriani",
      "briyani",
      "beriyani",
    ],
  },
  { say: ["bunga telur", "bunga pahar"] },
  { say: ["bunga rampai", "bunga rampei"] },
  { say: ["berkat", "goodie bag", "goody bag"], mean: ["berkat box", "door gifts"] },
  { say: ["sirih junjung", "sireh", "sirih dara", "sirih"] },
  { say: ["kompang", "hadrah", "kompang group"] },
  { say: ["silat", "pencak silat"], mean: ["silat pengantin"] },
  { say: ["emas kahwin", "mas kahwin", "mahar"] },
  {
    say: ["void deck", "hdb void deck", "hdb", "multi purpose hall", "mph", "cc hall", "community club"],
    mean: ["kenduri styling", "kenduri buffet", "malay wedding catering"],
  },
  {
    say: ["dewan", "malay wedding hall", "muslim wedding venue", "malay wedding venue"],
    mean: ["halal wedding halls", "wedding hall hire"],
  },
  { say: ["kahwin", "pengantin", "perkahwinan"], mean: ["malay wedding", "nikah"] },
  { say: ["muslim", "muis"], mean: ["halal"] },
  { say: ["malay wedding"], mean: ["sanding package", "kenduri", "halal wedding halls"] },

  // Indian customs.
  { say: ["sangeet", "sangeeth"] },
  { say: ["mandap", "mandapam", "manavarai", "manavarai dais"] },
  { say: ["thali", "thaali", "mangalsutra", "thirumangalyam"] },
  { say: ["pandit", "iyer", "priest", "pujari", "purohit"], mean: ["hindu priest"] },
  { say: ["pooja", "puja", "poojai"] },
  { say: ["haldi", "nalangu", "turmeric ceremony"] },
  { say: ["baraat", "barat", "baarat", "groom procession"] },
  { say: ["dhol", "dholki", "dhol players"] },
  { say: ["nadaswaram", "nathaswaram", "nadhaswaram", "melam"] },
  { say: ["garland", "maalai", "malai", "varmala", "jaimala"], mean: ["jasmine garlands"] },
  { say: ["toran", "thoranam"] },
  { say: ["mithai", "indian sweets"] },

  // Peranakan and Eurasian customs.
  { say: ["peranakan", "nyonya", "nonya", "baba nyonya", "baba", "straits chinese"] },
  { say: ["kueh", "kuih", "kue", "kuehs"] },
  { say: ["lap chai", "lapchai"] },
  { say: ["chiu thau", "cheo thau"] },
  { say: ["kerosang", "kerongsang", "brooch"] },

  // Banquets and venues.
  {
    say: ["venue", "wedding venue", "ballroom", "banquet hall", "reception venue"],
    mean: ["banquet venues"],
  },
  { say: ["hotel", "hotel wedding", "hotel ballroom"], mean: ["hotel banquets"] },
  {
    say: [
      "banquet",
      "wedding banquet",
      "wedding dinner",
      "jiu xi",
      "jiuxi",
      "dinner banquet",
      "wedding lunch",
      "10 course dinner",
    ],
  },
  { say: ["chalet", "bungalow", "black and white bungalow", "villa"], mean: ["bungalow hire"] },
  { say: ["rooftop", "sky bar", "roof top"] },
  { say: ["outdoor", "outdoors"], mean: ["garden", "beach", "rooftop"] },
  { say: ["garden", "outdoor venue", "outdoor wedding", "botanic", "greenhouse", "glasshouse"] },
  { say: ["beach", "sentosa", "seaside", "beachfront"] },
  { say: ["shophouse", "shop house", "heritage house"] },
  { say: ["restaurant", "chinese restaurant"] },
  { say: ["intimate wedding", "small wedding", "micro wedding", "microwedding"], mean: ["intimate"] },
  { say: ["buffet", "catering", "caterer", "caterers", "food caterer"] },
  { say: ["halal buffet", "halal caterer", "halal food", "muslim caterer"], mean: ["halal catering"] },
  { say: ["veg", "vegetarian", "vegan", "zhai", "buddhist menu"] },
  { say: ["cake", "wedding cake", "tiered cake", "kek kahwin"] },
  { say: ["kek lapis", "lapis", "layer cake"] },
  { say: ["longevity buns", "longevity cake", "shou tao"] },
  { say: ["bartender", "cocktail bar", "mobile bar", "open bar", "booze", "alcohol"] },
  { say: ["teh tarik", "kopi", "teh"], mean: ["teh tarik cart", "coffee cart"] },
  { say: ["canapes", "finger food", "tea reception"], mean: ["canape"] },
  { say: ["dessert table", "candy bar", "candy buffet", "sweet table"] },

  // Flowers and décor.
  {
    say: ["florist", "florists", "flowers", "floral", "blooms"],
    mean: ["bouquet"],
  },
  // Not everyone who sells flowers: cake makers have sugar ones, and chauffeurs those for the car.
  {
    say: ["bouquet", "bridal bouquet", "hand bouquet", "wedding bouquet", "bunga tangan", "jambak bunga"],
    mean: ["bouquets corsages"],
  },
  { say: ["boutonniere", "buttonhole", "corsage"] },
  { say: ["decor", "decoration", "decorations", "decorator", "deco", "wedding decor", "hiasan"] },
  { say: ["styling", "stylist", "wedding stylist", "venue stylist"], mean: ["decor"] },
  { say: ["backdrop", "photo wall", "stage backdrop"] },
  { say: ["arch", "wedding arch", "floral arch"], mean: ["solemnisation arch"] },

  // Cards and gifts.
  {
    say: [
      "invite",
      "invites",
      "invitation",
      "invitations",
      "invitation card",
      "wedding card",
      "kad kahwin",
      "kad jemputan",
      "undangan",
      "jemputan",
      "save the date",
    ],
  },
  {
    say: ["e invite", "einvite", "evite", "e card", "ecard", "digital invite"],
    mean: ["digital invitations", "animated invitation"],
  },
  {
    say: [
      "door gift",
      "doorgift",
      "favour",
      "favor",
      "wedding favours",
      "wedding favors",
      "guest gift",
      "souvenir",
      "cenderahati",
      "cenderamata",
    ],
  },
  { say: ["signage", "welcome sign", "welcome board"] },
  { say: ["guestbook", "guest book"] },

  // Music.
  { say: ["emcee", "mc", "host", "master of ceremonies", "compere"] },
  { say: ["juruacara", "pengacara", "pengacara majlis"], mean: ["malay emcee"] },
  { say: ["live band", "band", "wedding band music", "live music", "jiro band"], mean: ["bands singers"] },
  { say: ["singer", "vocalist", "soloist", "penyanyi"] },
  { say: ["dj", "deejay", "disc jockey"] },
  { say: ["string quartet", "quartet", "strings"] },
  { say: ["guzheng", "erhu", "chinese instruments"] },

  // Cars.
  {
    say: [
      "bridal car",
      "wedding car",
      "car rental",
      "limo",
      "limousine",
      "kereta",
      "kereta pengantin",
      "kereta kahwin",
    ],
    mean: ["bridal cars"],
  },
  { say: ["chauffeur", "driver", "car with driver"] },
  { say: ["coach", "bus", "guest shuttle", "shuttle", "minibus", "mini bus"], mean: ["guest transport"] },
  { say: ["vintage car", "classic car", "retro car"], mean: ["vintage cars"] },
  { say: ["maxi cab", "maxicab", "mpv", "alphard"], mean: ["maxi cab", "luxury people carrier"] },
  { say: ["tesla", "ev", "electric car"] },

  // Rings and gold.
  { say: ["jewellery", "jewelry", "jeweller", "jeweler", "barang kemas"] },
  {
    say: ["wedding band", "wedding bands", "wedding ring", "wedding rings", "cincin kahwin", "cincin nikah"],
  },
  {
    say: ["engagement ring", "proposal ring", "diamond ring", "cincin tunang", "cincin risik"],
    mean: ["engagement rings"],
  },
  { say: ["cincin"], mean: ["ring"] },
  { say: ["ring"], mean: ["wedding bands"] },
  { say: ["lab diamond", "lab grown", "lab grown diamond"] },
  { say: ["tiara", "crown"] },

  // Planners and helpers.
  {
    say: [
      "planner",
      "wedding planner",
      "wedding coordinator",
      "coordinator",
      "coordination",
      "organiser",
      "organizer",
      "event planner",
    ],
  },
  {
    say: ["day of", "on the day coordinator", "ad coordinator", "actual day coordinator"],
    mean: ["day of coordination"],
  },
  { say: ["ushers", "helpers", "usher"] },
  { say: ["babysitter", "child minder", "nanny"] },

  // Styles.
  { say: ["boho", "bohemian"] },

  // British and American spelling, both in the catalogue and as typed.
  { say: ["colour", "color"] },
  { say: ["watercolour", "watercolor"] },
  { say: ["centrepiece", "centerpiece"] },
  { say: ["personalised", "personalized", "customised", "customized"] },
];

/**
 * So general in a wedding marketplace that nobody means to exclude anything with them: they affect ranking but do not
 * filter.
 */
export const GENERAL_WORDS: readonly string[] = [
  ..."wedding weddings singapore sg best good nice top cheap cheapest affordable budget price prices pricing cost".split(
    " ",
  ),
  ..."vendor vendors shop service services supplier company package packages near me please need want looking find pax".split(
    " ",
  ),
  ..."how much where what who is lah hire rent rental recommend recommended review reviews ideas my our day book booking".split(
    " ",
  ),
];

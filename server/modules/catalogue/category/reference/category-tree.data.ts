import type { MasterCategorySlug } from "@/contracts/catalogue/category";

/** A category contains either sub-categories or product types. Slugs derive from the names. */
export type BranchSeed = { name: string; types: string[] };
export type CategorySeed = BranchSeed | { name: string; subCategories: BranchSeed[] };
export type MasterCategorySeed = { slug: MasterCategorySlug; name: string; categories: CategorySeed[] };

/** The menu that every market starts with. Rows are identified by slug, so renaming one here adds another. */
export const CATEGORY_TREE: readonly MasterCategorySeed[] = [
  {
    slug: "venues",
    name: "Banquet & Venues",
    categories: [
      {
        name: "Hotel Banquets",
        subCategories: [
          {
            name: "Hotel Ballrooms",
            types: [
              "Chinese Banquet Lunch",
              "Chinese Banquet Dinner",
              "Western Set Dinner",
              "Indian Banquet",
              "Ballroom Upgrades",
            ],
          },
          {
            name: "Function Rooms & Suites",
            types: [
              "Intimate Lunch Reception",
              "Intimate Dinner Reception",
              "Solemnisation Room",
              "Bridal Suite",
            ],
          },
        ],
      },
      {
        name: "Restaurants",
        subCategories: [
          {
            name: "Chinese Restaurants",
            types: [
              "Restaurant Wedding Lunch",
              "Restaurant Wedding Dinner",
              "Vegetarian Banquet",
              "Private Dining Room",
            ],
          },
          {
            name: "Western & Fusion Restaurants",
            types: ["Long Table Dinner", "Restaurant Buyout", "Wedding Brunch"],
          },
        ],
      },
      {
        name: "Gardens, Beaches & Rooftops",
        subCategories: [
          { name: "Garden Venues", types: ["Garden Solemnisation", "Marquee Reception", "Bungalow Hire"] },
          { name: "Beach Venues", types: ["Beach Solemnisation", "Beach Reception", "Sunset Cocktails"] },
          { name: "Rooftops", types: ["Rooftop Solemnisation", "Rooftop Reception", "Glasshouse Hire"] },
        ],
      },
      {
        name: "Halal Wedding Halls",
        types: [
          "Sanding Package",
          "Nikah Package",
          "Halal Banquet",
          "Wedding Hall Hire",
          "Engagement Gathering",
        ],
      },
      {
        name: "Shophouses & Heritage Rooms",
        types: ["Shophouse Hire", "Heritage Dinner", "Courtyard Ceremony"],
      },
    ],
  },
  {
    slug: "bridal-wear",
    name: "Bridal Wear",
    categories: [
      {
        name: "Wedding Gowns",
        subCategories: [
          {
            name: "Gown Rental",
            types: [
              "A-line Gown Rental",
              "Mermaid Gown Rental",
              "Ball Gown Rental",
              "Minimalist Gown Rental",
              "Modest Gown Rental",
            ],
          },
          { name: "Gowns to Keep", types: ["Bespoke Gown", "Ready-to-wear Gown", "Gown Alterations"] },
        ],
      },
      {
        name: "Evening & Bridesmaid Dresses",
        types: ["Evening Gown Rental", "Tea Dress Rental", "Reception Jumpsuit", "Bridesmaid Dress"],
      },
      {
        name: "Grooms",
        types: ["Tuxedo Rental", "Made-to-measure Suit", "Linen Suit", "Groomsmen Set", "Page Boy Outfit"],
      },
      {
        name: "Traditional Wear",
        subCategories: [
          { name: "Kua & Qipao", types: ["Qun Kua Rental", "Bespoke Qipao", "Groom's Magua"] },
          {
            name: "Baju & Songket",
            types: ["Songket Pair Rental", "Baju Kebaya", "Baju Kurung Moden", "Baju Melayu & Samping"],
          },
          {
            name: "Saree, Lehenga & Sherwani",
            types: ["Lehenga Rental", "Bridal Saree", "Sherwani Rental", "Saree Blouse Tailoring"],
          },
        ],
      },
      {
        name: "Bridal Packages & Accessories",
        types: ["Gown & Suit Package", "Veils & Trains", "Bridal Shoes", "Hair Ornaments"],
      },
    ],
  },
  {
    slug: "photography",
    name: "Photography & Film",
    categories: [
      {
        name: "Actual Day Photography",
        subCategories: [
          {
            name: "Full Day Coverage",
            types: [
              "Gatecrash to Banquet",
              "Nikah & Sanding Coverage",
              "Indian Wedding Coverage",
              "Two Photographer Team",
            ],
          },
          {
            name: "Half Day Coverage",
            types: [
              "Solemnisation Photography",
              "Lunch Reception Photography",
              "Dinner Banquet Photography",
              "Photography Add-ons",
            ],
          },
        ],
      },
      {
        name: "Pre-wedding Photography",
        subCategories: [
          {
            name: "Shoots in Singapore",
            types: ["Outdoor Pre-wedding", "Studio Portraits", "Night City Shoot", "Casual Couple Session"],
          },
          { name: "Overseas Shoots", types: ["Japan Pre-wedding", "Korea Pre-wedding", "Bali Pre-wedding"] },
        ],
      },
      {
        name: "Wedding Films",
        types: [
          "Cinematic Highlights",
          "Same-day Edit",
          "Full Ceremony Film",
          "Love Story Film",
          "Drone & Live Stream",
        ],
      },
      {
        name: "Albums & Photo Booths",
        types: [
          "Fine Art Album",
          "Framed Prints",
          "Instant Photo Booth",
          "360 Video Booth",
          "Roving Polaroid",
        ],
      },
    ],
  },
  {
    slug: "makeup-hair",
    name: "Makeup & Hair",
    categories: [
      {
        name: "Bridal Makeup",
        subCategories: [
          {
            name: "Actual Day Makeup",
            types: [
              "One-look Bridal Makeup",
              "Two-look Bridal Makeup",
              "Full-day Bridal Makeup",
              "Airbrush Makeup",
            ],
          },
          {
            name: "Shoots & Solemnisations",
            types: ["Pre-wedding Shoot Makeup", "ROM Makeup", "Makeup Trial"],
          },
        ],
      },
      {
        name: "Family & Groom",
        types: ["Mother of the Couple Makeup", "Bridesmaid Makeup", "Groom Grooming", "Guest Styling"],
      },
      {
        name: "Bridal Hair",
        types: ["Bridal Updo", "Second Hairdo", "Hijab & Tudung Styling", "Saree Draping & Hair"],
      },
      {
        name: "Henna & Mehndi",
        types: ["Bridal Mehndi", "Guest Henna", "Berinai Henna", "Jagua & White Henna"],
      },
      {
        name: "Beauty Preparation",
        types: ["Bridal Facial", "Bridal Manicure", "Lash Extensions", "Lulur & Flower Bath"],
      },
    ],
  },
  {
    slug: "flowers-decor",
    name: "Flowers & Décor",
    categories: [
      {
        name: "Bouquets & Corsages",
        types: [
          "Hand-tied Bouquet",
          "Cascading Bouquet",
          "Preserved Bouquet",
          "Corsages & Boutonnieres",
          "Jasmine Garlands",
          "Bunga Rampai",
        ],
      },
      {
        name: "Venue Styling",
        subCategories: [
          {
            name: "Banquet Styling",
            types: ["Ballroom Aisle", "Stage Backdrop", "Table Centrepieces", "Reception Table"],
          },
          {
            name: "Solemnisation Styling",
            types: ["Solemnisation Arch", "Solemnisation Table", "Ceremony Chairs"],
          },
        ],
      },
      {
        name: "Pelamin & Malay Décor",
        types: ["Pelamin Dais", "Nikah Corner", "Home Pelamin", "Kenduri Styling"],
      },
      {
        name: "Mandap & Indian Décor",
        types: ["Mandap", "Sangeet Stage", "Marigold Backdrop", "Entrance Toran"],
      },
      {
        name: "Home, Car & Balloons",
        types: ["Bridal Car Flowers", "Home Wedding Décor", "Balloon Styling", "Fresh Flower Wall"],
      },
    ],
  },
  {
    slug: "catering-cakes",
    name: "Catering & Cakes",
    categories: [
      {
        name: "Halal Catering",
        subCategories: [
          {
            name: "Malay Wedding Catering",
            types: ["Kenduri Buffet", "Nasi Dulang", "Nasi Beriani Package", "Bridal Dome Meal"],
          },
          {
            name: "International Halal Catering",
            types: ["Halal Solemnisation Buffet", "Halal Canapés", "Halal Bento"],
          },
        ],
      },
      {
        name: "Buffets & Live Stations",
        types: [
          "Solemnisation Buffet",
          "Peranakan Buffet",
          "Indian Vegetarian Buffet",
          "North Indian Buffet",
          "Live Food Station",
          "Canapé Reception",
        ],
      },
      {
        name: "Wedding Cakes",
        subCategories: [
          {
            name: "Tiered Cakes",
            types: ["Buttercream Tiered Cake", "Fondant Tiered Cake", "Fresh Flower Cake"],
          },
          {
            name: "Small Cakes & Kek",
            types: ["Cutting Cake", "Cupcake Tower", "Kek Lapis", "Longevity Cake"],
          },
        ],
      },
      {
        name: "Dessert Tables",
        types: ["Western Dessert Table", "Nyonya Kueh Table", "Mithai Table", "Ice Cream Cart"],
      },
      {
        name: "Bars & Drinks",
        types: ["Mobile Cocktail Bar", "Mocktail Bar", "Coffee Cart", "Teh Tarik Cart", "Wine Package"],
      },
    ],
  },
  {
    slug: "invitations-gifts",
    name: "Invitations & Gifts",
    categories: [
      {
        name: "Invitation Cards",
        subCategories: [
          {
            name: "Printed Invitations",
            types: [
              "Letterpress Invitation",
              "Foil-stamped Invitation",
              "Laser-cut Invitation",
              "Watercolour Invitation",
            ],
          },
          {
            name: "Digital Invitations",
            types: ["Animated Invitation", "Wedding Website", "Video Invitation"],
          },
        ],
      },
      {
        name: "Stationery & Signs",
        types: ["Welcome Board", "Seating Chart", "Table Cards", "Guest Book", "Vow Books"],
      },
      {
        name: "Door Gifts",
        types: [
          "Berkat Box",
          "Cookie & Kueh Favours",
          "Tea & Honey Favours",
          "Candle & Soap Favours",
          "Batik Favours",
          "Potted Plant Favours",
        ],
      },
      {
        name: "Gift Boxes & Ang Bao",
        types: ["Ang Bao Box", "Bridesmaid Gift Box", "Groomsman Gift Box", "Ring Box", "Parents' Gift"],
      },
    ],
  },
  {
    slug: "music-entertainment",
    name: "Music & Entertainment",
    categories: [
      {
        name: "Live Music",
        subCategories: [
          { name: "Bands & Singers", types: ["Acoustic Duo", "Four-piece Band", "Jazz Trio", "Solo Singer"] },
          {
            name: "Classical & Chinese Ensembles",
            types: ["String Quartet", "Solo Violin", "Guzheng & Erhu"],
          },
        ],
      },
      {
        name: "Emcees & DJs",
        types: ["Bilingual Emcee", "Malay Emcee", "Tamil Emcee", "Wedding DJ", "Sound System"],
      },
      {
        name: "Kompang & Malay Performances",
        types: ["Kompang Troupe", "Silat Pengantin", "Ghazal & Asli Band", "Zapin Dancers"],
      },
      {
        name: "Indian Performances",
        types: ["Dhol Drummers", "Nadaswaram & Thavil", "Bollywood Dancers", "Sangeet Choreography"],
      },
      {
        name: "Lion Dance & Spectacles",
        types: ["Lion Dance", "Live Wedding Painter", "Caricature Artist", "First Dance Lessons"],
      },
    ],
  },
  {
    slug: "wedding-cars",
    name: "Wedding Cars",
    categories: [
      {
        name: "Bridal Cars",
        subCategories: [
          {
            name: "Modern Cars",
            types: ["Luxury Saloon", "Convertible", "Electric Car", "Luxury People Carrier"],
          },
          {
            name: "Vintage Cars",
            types: ["Vintage Saloon", "Classic Roadster", "Classic Camper", "Retro Mini"],
          },
        ],
      },
      {
        name: "Guest Transport",
        types: ["Guest Coach", "Minibus", "Maxi Cab"],
      },
      {
        name: "Chauffeurs & Decoration",
        types: ["Chauffeur Hours", "Car Ribbons & Flowers", "Relatives' Car", "Car Extras"],
      },
    ],
  },
  {
    slug: "jewellery",
    name: "Rings & Jewellery",
    categories: [
      {
        name: "Engagement Rings",
        subCategories: [
          { name: "Diamond Rings", types: ["Solitaire Ring", "Halo Ring", "Lab-grown Diamond Ring"] },
          { name: "Coloured Stone Rings", types: ["Sapphire Ring", "Jade Ring", "Morganite & Opal Ring"] },
        ],
      },
      {
        name: "Wedding Bands",
        types: ["Plain Wedding Bands", "Diamond Wedding Bands", "Textured Wedding Bands", "Ring Engraving"],
      },
      {
        name: "Heritage Gold",
        types: [
          "Si Dian Jin Set",
          "Dragon & Phoenix Bangles",
          "Thali & Mangalsutra",
          "Emas Kahwin Set",
          "Peranakan Kerosang",
        ],
      },
      {
        name: "Jewellery Rental",
        types: ["Temple Jewellery Rental", "Necklace Rental", "Crown & Tiara Rental"],
      },
    ],
  },
  {
    slug: "planners-solemnisers",
    name: "Planners & Solemnisers",
    categories: [
      {
        name: "Wedding Planners",
        subCategories: [
          {
            name: "Coordination",
            types: ["Day-of Coordination", "Month-of Coordination", "Multi-day Coordination"],
          },
          {
            name: "Planning & Design",
            types: ["Full Planning", "Partial Planning", "Planning Consultation", "Styling & Design"],
          },
        ],
      },
      {
        name: "Solemnisers",
        types: ["Licensed Solemniser", "Justice of the Peace", "Bilingual Ceremony", "Vow Writing"],
      },
      {
        name: "Marriage Paperwork",
        types: ["ROM Filing Help", "Nikah Paperwork", "Overseas Marriage Papers"],
      },
      {
        name: "Wedding Day Helpers",
        types: ["Ushers & Helpers", "Ang Bao Table Helpers", "Child Minders"],
      },
    ],
  },
  {
    slug: "traditional-customs",
    name: "Traditional Customs",
    categories: [
      {
        name: "Chinese Customs",
        subCategories: [
          {
            name: "Betrothal",
            types: ["Guo Da Li Set", "Hui Li Set", "Dowry Set", "Betrothal Cakes"],
          },
          {
            name: "Wedding Morning",
            types: ["Tea Ceremony Set", "Hair Combing Set", "An Chuang Set", "Chaperone (Da Jie)"],
          },
        ],
      },
      {
        name: "Malay Customs",
        types: ["Hantaran Trays", "Bunga Telur", "Berinai Set", "Sirih Junjung", "Mak Andam"],
      },
      {
        name: "Indian Customs",
        types: ["Hindu Priest", "Pooja Set", "Haldi Set", "Baraat Procession"],
      },
      {
        name: "Peranakan & Eurasian Customs",
        types: ["Peranakan Tea Ceremony", "Lap Chai Trays", "Chiu Thau Ceremony", "Sugee Wedding Cake"],
      },
    ],
  },
];

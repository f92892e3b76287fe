import type { MenuName } from "@/demo/seed/vendors/offer-kinds.data";

/** Courses in serving order, each with dishes to choose from; the more expensive half is for finer menus. */
export const MENUS: Record<MenuName, { plain: string[]; grand: string[] }[]> = {
  cantonese: [
    {
      plain: [
        "Five treasures cold and hot combination platter",
        "Roasted pork, jellyfish and prawn salad platter",
        "Crispy silver bait, marinated octopus and spring roll platter",
        "Chilled crab, century egg and smoked duck platter",
      ],
      grand: [
        "Golden suckling pig, carved, with crêpes",
        "Lobster salad with barbecued combination",
        "Chilled abalone, drunken chicken and honey char siew platter",
      ],
    },
    {
      plain: [
        "Braised fish maw soup with crab meat",
        "Double-boiled black chicken soup with cordyceps flower",
        "Sea treasures thick soup with conpoy",
        "Winter melon broth with dried scallop",
      ],
      grand: [
        "Double-boiled fish maw with morels",
        "Braised bird's nest with crab roe",
        "Buddha jumps over the wall, in single pots",
      ],
    },
    {
      plain: [
        "Wok-fried prawns with salted egg yolk",
        "Live prawns poached in herbal wine",
        "Crispy prawns with wasabi mayonnaise",
        "Scallops with XO sauce and asparagus",
      ],
      grand: [
        "Baked Boston lobster with superior stock",
        "Steamed live prawns with minced garlic and vermicelli",
        "Pan-seared Hokkaido scallops with truffle",
      ],
    },
    {
      plain: [
        "Roasted crispy chicken with prawn crackers",
        "Braised duck with yam and sea cucumber",
        "Chicken baked in lotus leaf",
        "London duck, roasted with tea leaves",
      ],
      grand: [
        "Peking duck with pancakes, carved at the table",
        "Kampong chicken with ginseng in lotus leaf",
        "Iberico pork ribs in champagne sauce",
      ],
    },
    {
      plain: [
        "Steamed sea bass, Hong Kong style",
        "Deep-fried soon hock with superior soy",
        "Steamed red snapper with preserved vegetables",
        "Steamed pomfret, Teochew style",
      ],
      grand: [
        "Steamed live red grouper with aged tangerine peel",
        "Steamed cod with black fungus and wolfberries",
        "Live marble goby with crispy shallots",
      ],
    },
    {
      plain: [
        "Braised mushrooms with broccoli and ten-head abalone",
        "Bai ling mushroom with spinach beancurd",
        "Sea cucumber with flower mushrooms and greens",
      ],
      grand: [
        "Braised six-head abalone with goose web",
        "Sea cucumber stuffed with prawn paste in abalone sauce",
        "Whole dried scallops with hair moss and garden greens",
      ],
    },
    {
      plain: [
        "Ee-fu noodles with yellow chives",
        "Fragrant rice in lotus leaf with waxed meats",
        "Stewed mee sua with seafood",
        "Hokkien fried rice with conpoy",
      ],
      grand: [
        "Lobster ee-fu noodles",
        "Crab roe fried rice in bamboo",
        "Hand-pulled longevity noodles with abalone sauce",
      ],
    },
    {
      plain: [
        "Sweetened yam paste with ginkgo nuts",
        "Chilled mango sago with pomelo",
        "Red bean paste with lotus seeds and lily bulb",
        "Glutinous rice dumplings in ginger syrup",
      ],
      grand: [
        "Double-boiled hasma with red dates",
        "Yam paste with pumpkin and bird's nest",
        "Chilled avocado cream with coconut ice cream, and a pair of petits fours",
      ],
    },
  ],
  vegetarian: [
    {
      plain: [
        "Lotus root, jellyfish of seaweed and walnut platter",
        "Five-treasure cold dish with beancurd rolls",
      ],
      grand: [
        "Hand-shaped lotus flower appetiser in six parts",
        "Truffle beancurd and king oyster carpaccio",
      ],
    },
    {
      plain: ["Pumpkin soup with lion's mane mushroom", "Double-boiled herbal soup with bamboo pith"],
      grand: ["Double-boiled matsutake in a coconut", "Eight treasures broth in single pots"],
    },
    {
      plain: ["Crispy yam ring with macadamia", "Black pepper monkey-head mushroom"],
      grand: ["Yam ring crowned with seasonal vegetables", "Lion's mane steak with pink salt"],
    },
    {
      plain: ["Mock fish of beancurd skin in sour plum", "Sweet-and-sour lychee balls"],
      grand: ["Whole vegetarian grouper with ginger", "Braised abalone mushroom with seaweed"],
    },
    {
      plain: ["Lohan vegetables with hair moss", "Broccoli wreath with flower mushrooms"],
      grand: ["Jade melon rings with morels", "Bamboo pith stuffed with asparagus"],
    },
    {
      plain: ["Fried rice in lotus leaf", "Ee-fu noodles with enoki"],
      grand: ["Olive rice with pine nuts in bamboo", "Truffle noodles with wild mushrooms"],
    },
    {
      plain: ["Yam paste with ginkgo", "Sweet potato in ginger syrup"],
      grand: ["Snow pear with white fungus and saffron", "Coconut jelly with longans and gold leaf"],
    },
  ],
  halal: [
    { plain: ["Prawn and pomelo kerabu with otak"], grand: ["Lobster thermidor with kerabu mangga"] },
    { plain: ["Sup tulang with herbs"], grand: ["Seafood bisque under pastry"] },
    {
      plain: ["Ayam percik, roasted whole"],
      grand: ["Honey-glazed roast chicken with pandan rice stuffing"],
    },
    { plain: ["Udang masak lemak"], grand: ["Tiger prawns in butter and curry leaf"] },
    { plain: ["Steamed sea bass with sour plum"], grand: ["Grilled barramundi with sambal matah"] },
    { plain: ["Sayur lodeh with tempeh"], grand: ["Broccoli and mushrooms with quail eggs"] },
    { plain: ["Nasi beriani with dalcha"], grand: ["Nasi kabsah with mutton shank"] },
    { plain: ["Pengat pisang and kuih"], grand: ["Warm kuih platter with durian pengat"] },
  ],
  indian: [
    {
      plain: ["Chaat platter with dahi puri and papdi"],
      grand: ["Live chaat cart at the table", "Paneer and pineapple tikka from the tandoor"],
    },
    { plain: ["Tandoori chicken or paneer tikka"], grand: ["Malai prawns and lamb seekh from the tandoor"] },
    { plain: ["Dal makhani, cooked overnight"], grand: ["Dal bukhara with white butter"] },
    { plain: ["Butter chicken or palak paneer"], grand: ["Rogan josh of lamb shank", "Lobster moilee"] },
    { plain: ["Fish tikka masala"], grand: ["Kerala fish in banana leaf"] },
    { plain: ["Vegetable jalfrezi with tawa vegetables"], grand: ["Morel and pea korma"] },
    { plain: ["Dum biryani with raita and naan"], grand: ["Hyderabadi dum biryani sealed in dough"] },
    { plain: ["Gulab jamun and rasmalai"], grand: ["Jalebi with rabri and saffron kulfi"] },
  ],
  western: [
    {
      plain: [
        "Tomato, watermelon and feta salad",
        "Smoked salmon with dill and rye",
        "Otah croquettes with calamansi",
      ],
      grand: [
        "Burrata with heirloom tomatoes and torch ginger",
        "Hokkaido scallop with laksa leaf",
        "Tuna tataki with pomelo",
      ],
    },
    {
      plain: ["Roasted pumpkin soup", "Wild mushroom soup", "Prawn bisque with coconut"],
      grand: [
        "Lobster bisque under puff pastry",
        "Chilled pea soup with crab",
        "Sweetcorn velouté with truffle",
      ],
    },
    {
      plain: [
        "Herb-roasted chicken with root vegetables",
        "Barramundi with lemon butter",
        "Charred cauliflower with romesco",
      ],
      grand: [
        "Slow-cooked short rib with buah keluak jus",
        "Sea bass in banana leaf",
        "Lamb rack with rendang crust",
      ],
    },
    {
      plain: ["Potato gratin and garden greens", "Seasonal salad with sesame", "Saffron rice with almonds"],
      grand: [
        "Truffle potatoes and grilled asparagus",
        "Nasi ulam with edible flowers",
        "Charcoal vegetables with miso",
      ],
    },
    {
      plain: ["Pandan panna cotta", "Chocolate tart with sea salt", "Pulut hitam with coconut ice cream"],
      grand: ["Gula melaka mille-feuille", "Lychee rose pavlova", "Warm chocolate cake with kaya ice cream"],
    },
  ],
};

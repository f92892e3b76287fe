/**
 * The MRT lines in the Land Transport Authority's colours: names of stations (mrt.ts) in order along each track, from
 * the authority's system map.
 */
export type MrtLine = { code: string; name: string; colour: string; tracks: readonly (readonly string[])[] };

const track = (names: string) => names.split(",").map((name) => name.replace(/\s+/g, " ").trim());

export const MRT_LINES: readonly MrtLine[] = [
  {
    code: "NSL",
    name: "North South Line",
    colour: "#d42e12",
    tracks: [
      track(`Jurong East, Bukit Batok, Bukit Gombak, Choa Chu Kang, Yew Tee, Kranji, Marsiling, Woodlands,
        Admiralty, Sembawang, Canberra, Yishun, Khatib, Yio Chu Kang, Ang Mo Kio, Bishan, Braddell, Toa
        Payoh, Novena, Newton, Orchard, Somerset, Dhoby Ghaut, City Hall, Raffles Place, Marina Bay, Marina
        South Pier`),
    ],
  },
  {
    code: "EWL",
    name: "East West Line",
    colour: "#009645",
    tracks: [
      track(`Pasir Ris, Tampines, Simei, Tanah Merah, Bedok, Kembangan, Eunos, Paya Lebar, Aljunied, Kallang,
        Lavender, Bugis, City Hall, Raffles Place, Tanjong Pagar, Outram Park, Tiong Bahru, Redhill,
        Queenstown, Commonwealth, Buona Vista, Dover, Clementi, Jurong East, Chinese Garden, Lakeside, Boon
        Lay, Pioneer, Joo Koon, Gul Circle, Tuas Crescent, Tuas West Road, Tuas Link`),
      track("Tanah Merah, Expo, Changi Airport"),
    ],
  },
  {
    code: "NEL",
    name: "North East Line",
    colour: "#9900aa",
    tracks: [
      track(`HarbourFront, Outram Park, Chinatown, Clarke Quay, Dhoby Ghaut, Little India, Farrer Park, Boon
        Keng, Potong Pasir, Woodleigh, Serangoon, Kovan, Hougang, Buangkok, Sengkang, Punggol, Punggol Coast`),
    ],
  },
  {
    code: "CCL",
    name: "Circle Line",
    colour: "#fa9e0d",
    tracks: [
      track(`Dhoby Ghaut, Bras Basah, Esplanade, Promenade, Nicoll Highway, Stadium, Mountbatten, Dakota, Paya
        Lebar, MacPherson, Tai Seng, Bartley, Serangoon, Lorong Chuan, Bishan, Marymount, Caldecott, Botanic
        Gardens, Farrer Road, Holland Village, Buona Vista, one-north, Kent Ridge, Haw Par Villa, Pasir
        Panjang, Labrador Park, Telok Blangah, HarbourFront, Keppel, Cantonment, Prince Edward Road, Marina
        Bay, Bayfront, Promenade`),
    ],
  },
  {
    code: "DTL",
    name: "Downtown Line",
    colour: "#005ec4",
    tracks: [
      track(`Bukit Panjang, Cashew, Hillview, Hume, Beauty World, King Albert Park, Sixth Avenue, Tan Kah Kee,
        Botanic Gardens, Stevens, Newton, Little India, Rochor, Bugis, Promenade, Bayfront, Downtown, Telok
        Ayer, Chinatown, Fort Canning, Bencoolen, Jalan Besar, Bendemeer, Geylang Bahru, Mattar, MacPherson,
        Ubi, Kaki Bukit, Bedok North, Bedok Reservoir, Tampines West, Tampines, Tampines East, Upper Changi,
        Expo`),
    ],
  },
  {
    code: "TEL",
    name: "Thomson–East Coast Line",
    colour: "#9d5b25",
    tracks: [
      track(`Woodlands North, Woodlands, Woodlands South, Springleaf, Lentor, Mayflower, Bright Hill, Upper
        Thomson, Caldecott, Stevens, Napier, Orchard Boulevard, Orchard, Great World, Havelock, Outram Park,
        Maxwell, Shenton Way, Marina Bay, Gardens by the Bay, Tanjong Rhu, Katong Park, Tanjong Katong,
        Marine Parade, Marine Terrace, Siglap, Bayshore`),
    ],
  },
];

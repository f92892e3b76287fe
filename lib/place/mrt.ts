import type { Coordinates } from "./singapore-postcode";

/** MRT stations by the position of their centre, in ten-thousandths of a degree north of 1° N and east of 103° E. */
export const STATIONS = `
  Admiralty 4406 8010, Aljunied 3164 8829, Ang Mo Kio 3699 8496, Bartley 3425 8802, Bayfront 2819 8591,
  Bayshore 3126 9427, Beauty World 3412 7758, Bedok 3240 9300, Bedok North 3347 9180, Bedok Reservoir 3366 9322,
  Bencoolen 2989 8504, Bendemeer 3137 8630, Bishan 3513 8491, Boon Keng 3193 8616, Boon Lay 3386 7061,
  Botanic Gardens 3221 8150, Braddell 3405 8468, Bras Basah 2969 8507, Bright Hill 3633 8329, Buangkok 3829 8931,
  Bugis 3005 8557, Bukit Batok 3490 7496, Bukit Gombak 3586 7518, Bukit Panjang 3790 7615, Buona Vista 3066 7907,
  Caldecott 3372 8402, Canberra 4431 8297, Cantonment 2729 8371, Cashew 3698 7644, Changi Airport 3575 9879,
  Chinatown 2842 8451, Chinese Garden 3424 7326, Choa Chu Kang 3854 7444, City Hall 2929 8526, Clarke Quay 2884 8466,
  Clementi 3151 7652, Commonwealth 3025 7982, Dakota 3085 8891, Dhoby Ghaut 2989 8463, Dover 3114 7786,
  Downtown 2794 8528, Esplanade 2937 8551, Eunos 3198 9032, Expo 3354 9624, Farrer Park 3119 8535,
  Farrer Road 3174 8074, Fort Canning 2925 8443, Gardens by the Bay 2789 8676, Geylang Bahru 3213 8716,
  Great World 2937 8318, Gul Circle 3195 6605, HarbourFront 2654 8215, Havelock 2885 8335, Haw Par Villa 2826 7818,
  Hillview 3623 7674, Holland Village 3122 7964, Hougang 3713 8924, Hume 3545 7690, Jalan Besar 3052 8553,
  Joo Koon 3277 6784, Jurong East 3332 7423, Kaki Bukit 3350 9085, Kallang 3115 8714, Katong Park 2979 8862,
  Kembangan 3210 9129, Kent Ridge 2935 7846, Keppel 2698 8300, Khatib 4174 8330, King Albert Park 3357 7834,
  Kovan 3602 8851, Kranji 4251 7621, Labrador Park 2723 8026, Lakeside 3443 7209, Lavender 3074 8628,
  Lentor 3855 8357, Little India 3070 8487, Lorong Chuan 3516 8642, MacPherson 3262 8893, Marina Bay 2763 8554,
  Marina South Pier 2710 8624, Marine Parade 3026 9058, Marine Terrace 3068 9152, Marsiling 4325 7741,
  Marymount 3487 8394, Mattar 3269 8832, Maxwell 2805 8439, Mayflower 3715 8366, Mountbatten 3062 8825,
  Napier 3070 8190, Newton 3123 8380, Nicoll Highway 2998 8636, Novena 3204 8438, one-north 2998 7875,
  Orchard 3040 8318, Orchard Boulevard 3024 8239, Outram Park 2814 8391, Pasir Panjang 2762 7914, Pasir Ris 3730 9493,
  Paya Lebar 3172 8923, Pioneer 3376 6973, Potong Pasir 3314 8691, Prince Edward Road 2732 8471, Promenade 2940 8604,
  Punggol 4052 9024, Punggol Coast 4149 9102, Queenstown 2946 8061, Raffles Place 2841 8515, Redhill 2896 8167,
  Rochor 3039 8528, Sembawang 4491 8200, Sengkang 3917 8955, Serangoon 3506 8728, Shenton Way 2777 8502,
  Siglap 3099 9300, Simei 3432 9534, Sixth Avenue 3309 7969, Somerset 3003 8391, Springleaf 3976 8179,
  Stadium 3028 8753, Stevens 3201 8260, Tai Seng 3351 8884, Tampines 3530 9452, Tampines East 3562 9546,
  Tampines West 3455 9384, Tan Kah Kee 3256 8078, Tanah Merah 3272 9463, Tanjong Katong 2995 8972,
  Tanjong Pagar 2766 8457, Tanjong Rhu 2974 8730, Telok Ayer 2821 8486, Telok Blangah 2707 8098,
  Tiong Bahru 2861 8274, Toa Payoh 3326 8475, Tuas Crescent 3210 6491, Tuas Link 3409 6370, Tuas West Road 3300 6396,
  Ubi 3300 8992, Upper Changi 3417 9615, Upper Thomson 3544 8329, Woodlands 4361 7879, Woodlands North 4483 7857,
  Woodlands South 4274 7933, Woodleigh 3392 8708, Yew Tee 3975 7474, Yio Chu Kang 3818 8449, Yishun 4294 8350
`
  .split(",")
  .map((line) => {
    const [, name = "", north, east] = /^(.+) (\d+) (\d+)$/.exec(line.trim()) ?? [];
    return { name, latitude: 1 + Number(north) / 10_000, longitude: 103 + Number(east) / 10_000 };
  });

const METRES_A_DEGREE = 111_200;
/** Walking routes are longer than the straight line by about this factor. */
const DETOUR = 1.3;
const METRES_A_MINUTE = 80;
/** In minutes; beyond this, people take a bus. */
const LONGEST_WALK = 20;

export type NearStation = { name: string; minutes: number };

/** Returns the nearest MRT station with the estimated walking time in minutes; null when it is too far to walk. */
export function nearestStation({ latitude, longitude }: Coordinates): NearStation | null {
  let nearest: NearStation | null = null;
  for (const station of STATIONS) {
    // So close to the equator, a degree of longitude is as long as one of latitude.
    const straight = METRES_A_DEGREE * Math.hypot(station.latitude - latitude, station.longitude - longitude);
    const minutes = Math.max(1, Math.ceil((straight * DETOUR) / METRES_A_MINUTE));
    if (minutes <= LONGEST_WALK && (!nearest || minutes < nearest.minutes)) {
      nearest = { name: station.name, minutes };
    }
  }
  return nearest;
}

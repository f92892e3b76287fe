/** Family names that are common in Singapore, in lower case: enough to tell `Tan, Mei` from `Mei, Jun`. */
export const SURNAMES: ReadonlySet<string> = new Set(
  [
    "tan lim lee ng ong wong goh chua chan koh teo ang yeo tay ho low toh sim chong chia seah neo soh heng foo quek chew",
    "loh lau kwok kwek khoo kho gan gwee yap yip yong yeoh chin cheng cheong cheung chiam choo chow chu chung fong fung",
    "hong hoe hoon huang hui kang kee keng khng koo kuah kwan kwa lai lam lau leong leow liew lin ling loke looi loo lok",
    "lum mak mok nah ooi oon pang peh phua poh poon puah pung quah see sia siew siow sng song sum sung tai tang tham tok",
    "tong tsang tse tung wee woo woon yam yan yau yee yen yew yim yuen zee aw au boey boo bay beh chai chee cham cheah chen",
    "cheow chern chiang chiew chio chiu chng choi choong chou chuah",
    "wang zhang li liu yang zhao wu zhou xu sun ma zhu hu guo he gao luo zheng liang xie tang han cao deng xiao feng",
    "cai peng pan yuan dong ye su lu jiang shen wei cui qiu xia jia",
    "kim park choi jung kang cho yoon jang shin kwon nguyen tran pham hoang phan vu dang bui do",
    "fernandez fernando pereira desilva dsouza desouza dcruz decruz rodrigues rodriguez gomez gomes lopez pinto monteiro",
    "oliveiro sequeira aroozoo shepherdson menon nair pillai rajan singh kaur kumar sharma gupta patel iyer rao reddy",
    "smith jones brown williams taylor johnson miller davis wilson evans thomas roberts walker wright robinson thompson",
    "white hughes edwards hall green clarke harris wood turner martin cooper hill ward morris baker obrien oconnor murphy",
    "tanaka suzuki sato watanabe yamamoto nakamura kobayashi kato yoshida yamada",
  ].flatMap((line) => line.split(" ")),
);

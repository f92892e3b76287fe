import type { SynonymGroup } from "./synonyms.data";

/** Chinese words for what the catalogue names in English, in simplified characters. */
export const CHINESE: readonly SynonymGroup[] = [
  { say: ["婚礼", "结婚", "婚", "囍"], mean: ["wedding"] },
  // Wear.
  { say: ["婚纱", "新娘礼服", "礼服", "白纱", "新娘婚纱"], mean: ["gown", "wedding gowns", "gown rental"] },
  { say: ["晚礼服", "敬酒服", "晚装"], mean: ["evening gown", "evening gown rental"] },
  { say: ["伴娘服", "伴娘裙", "姐妹裙", "伴娘"], mean: ["bridesmaid dress", "bridesmaid"] },
  { say: ["伴郎"], mean: ["groomsmen set", "groomsman"] },
  { say: ["西装", "新郎礼服", "新郎西装", "燕尾服"], mean: ["suit", "tuxedo", "tuxedo rental"] },
  {
    say: ["裙褂", "龙凤褂", "中式礼服", "秀禾", "秀禾服", "褂"],
    mean: ["qun kua rental", "kua", "kua qipao"],
  },
  { say: ["旗袍"], mean: ["qipao", "cheongsam", "bespoke qipao"] },
  { say: ["马褂"], mean: ["groom magua", "magua"] },
  { say: ["婚鞋"], mean: ["bridal shoes"] },
  { say: ["头纱"], mean: ["veils trains", "veil"] },
  // Photography and film.
  { say: ["摄影", "摄影师", "拍照", "照相", "照片"], mean: ["photography", "photographer"] },
  {
    say: ["婚纱摄影", "婚纱照", "婚照", "婚前拍摄", "婚前摄影"],
    mean: ["pre wedding photography", "outdoor pre wedding", "studio portraits"],
  },
  { say: ["婚礼摄影", "婚礼跟拍", "跟拍", "婚礼摄影师"], mean: ["actual day photography"] },
  {
    say: ["录像", "摄像", "录影", "视频", "婚礼短片", "婚礼影片"],
    mean: ["wedding films", "film", "videography"],
  },
  { say: ["当日剪辑", "快剪"], mean: ["same day edit"] },
  { say: ["航拍"], mean: ["drone live stream", "drone"] },
  { say: ["直播"], mean: ["live stream"] },
  { say: ["相册"], mean: ["album"] },
  { say: ["拍照亭", "照相亭", "即影即有"], mean: ["photo booth", "instant photo booth"] },
  // Beauty.
  {
    say: ["化妆", "化妆师", "新娘化妆", "新娘妆", "跟妆", "彩妆"],
    mean: ["makeup", "bridal makeup"],
  },
  { say: ["试妆"], mean: ["makeup trial"] },
  { say: ["发型", "新娘发型", "发型师", "盘发"], mean: ["bridal hair", "bridal updo"] },
  { say: ["美甲"], mean: ["bridal manicure", "manicure"] },
  // Flowers and décor
  { say: ["捧花", "手捧花", "新娘捧花", "花束"], mean: ["bouquet", "bouquets corsages"] },
  { say: ["花店", "鲜花", "花艺", "花", "花艺师"], mean: ["flowers", "florist", "bouquet"] },
  { say: ["胸花"], mean: ["corsages boutonnieres", "corsage"] },
  { say: ["花门", "拱门"], mean: ["solemnisation arch", "arch"] },
  {
    say: ["布置", "婚礼布置", "场地布置", "装饰", "会场布置"],
    mean: ["decor", "venue styling", "banquet styling"],
  },
  { say: ["背景板", "舞台背景"], mean: ["stage backdrop", "backdrop"] },
  { say: ["气球"], mean: ["balloon styling", "balloon"] },
  // Venues and food.
  {
    say: ["酒席", "婚宴", "宴席", "喜宴", "宴会", "喜酒", "婚宴酒席"],
    mean: ["banquet", "chinese banquet dinner", "chinese banquet lunch", "restaurant wedding dinner"],
  },
  { say: ["午宴"], mean: ["chinese banquet lunch", "restaurant wedding lunch"] },
  { say: ["晚宴"], mean: ["chinese banquet dinner", "restaurant wedding dinner"] },
  { say: ["酒店", "酒店婚宴"], mean: ["hotel banquets", "hotel"] },
  { say: ["酒楼", "餐厅", "中餐厅", "餐馆"], mean: ["chinese restaurants", "restaurant"] },
  { say: ["场地", "婚礼场地", "宴会厅", "礼堂", "婚宴场地"], mean: ["banquet venues", "ballroom", "venue"] },
  { say: ["花园", "花园婚礼", "草坪", "草坪婚礼"], mean: ["garden venues", "garden"] },
  { say: ["户外", "户外婚礼"], mean: ["garden", "beach", "rooftop"] },
  { say: ["海边", "沙滩", "海滩"], mean: ["beach venues", "beach"] },
  { say: ["天台", "屋顶"], mean: ["rooftop", "rooftops"] },
  { say: ["蛋糕", "婚礼蛋糕", "结婚蛋糕"], mean: ["cake", "wedding cakes"] },
  { say: ["喜饼"], mean: ["betrothal cakes"] },
  { say: ["甜品", "甜品台", "甜点"], mean: ["dessert table", "dessert tables"] },
  { say: ["自助餐", "餐饮", "外烩"], mean: ["buffet", "catering"] },
  { say: ["清真"], mean: ["halal"] },
  { say: ["素食", "素宴", "斋"], mean: ["vegetarian"] },
  { say: ["鸡尾酒", "酒吧"], mean: ["mobile cocktail bar", "cocktail"] },
  { say: ["咖啡"], mean: ["coffee cart", "coffee"] },
  // Cards and gifts.
  { say: ["请帖", "喜帖", "请柬", "邀请函"], mean: ["invitation", "invitation cards"] },
  { say: ["电子请帖", "电子请柬", "电子邀请函"], mean: ["digital invitations", "animated invitation"] },
  { say: ["回礼", "伴手礼", "喜糖", "小礼物"], mean: ["door gifts", "favours"] },
  { say: ["红包", "红包盒"], mean: ["ang bao", "ang bao box"] },
  { say: ["签到簿", "签名簿"], mean: ["guest book"] },
  // Music.
  { say: ["司仪", "主持", "主持人", "婚礼主持", "婚礼司仪"], mean: ["emcee", "bilingual emcee"] },
  { say: ["双语司仪", "双语主持"], mean: ["bilingual emcee"] },
  { say: ["乐队", "乐团", "现场乐队", "现场音乐"], mean: ["bands singers", "live music", "band"] },
  { say: ["歌手"], mean: ["solo singer", "singer"] },
  { say: ["舞狮", "醒狮"], mean: ["lion dance"] },
  { say: ["古筝", "二胡"], mean: ["guzheng erhu"] },
  { say: ["小提琴"], mean: ["violin", "string quartet"] },
  // Cars.
  { say: ["婚车", "花车", "新娘车", "婚礼用车"], mean: ["bridal cars", "bridal car", "wedding cars"] },
  { say: ["巴士", "接送"], mean: ["guest coach", "guest transport", "minibus"] },
  { say: ["司机"], mean: ["chauffeur"] },
  { say: ["古董车", "老爷车"], mean: ["vintage cars", "vintage"] },
  // Rings and gold.
  { say: ["戒指"], mean: ["ring", "wedding bands", "engagement rings"] },
  { say: ["钻戒", "订婚戒指", "求婚戒指"], mean: ["engagement rings", "diamond rings"] },
  { say: ["婚戒", "对戒", "结婚戒指"], mean: ["wedding bands"] },
  { say: ["首饰", "珠宝", "金饰", "黄金"], mean: ["jewellery", "heritage gold"] },
  { say: ["四点金"], mean: ["si dian jin set", "si dian jin"] },
  { say: ["龙凤镯", "龙凤手镯"], mean: ["dragon phoenix bangles"] },
  { say: ["皇冠"], mean: ["crown tiara rental", "tiara"] },
  // Planners and solemnisers.
  {
    say: ["婚礼策划", "策划", "婚庆", "婚礼顾问", "统筹", "婚礼统筹"],
    mean: ["wedding planners", "planner", "coordination"],
  },
  { say: ["证婚人", "证婚"], mean: ["licensed solemniser", "justice of the peace", "solemnisers"] },
  { say: ["注册结婚", "注册"], mean: ["solemnisation", "rom filing"] },
  // Customs.
  { say: ["过大礼", "大礼", "提亲"], mean: ["guo da li", "guo da li set"] },
  { say: ["嫁妆"], mean: ["dowry set"] },
  { say: ["安床"], mean: ["an chuang set", "an chuang"] },
  { say: ["上头", "梳头"], mean: ["hair combing set", "hair combing"] },
  { say: ["敬茶", "茶礼", "奉茶"], mean: ["tea ceremony", "tea ceremony set"] },
  { say: ["大妗姐", "大衿姐"], mean: ["chaperone", "da jie"] },
  { say: ["接新娘", "接亲", "闯门"], mean: ["gatecrash"] },
  { say: ["双喜"], mean: ["double happiness"] },
  { say: ["娘惹", "土生华人", "峇峇"], mean: ["peranakan", "nyonya"] },
  { say: ["马来婚礼", "马来"], mean: ["malay wedding", "kenduri", "sanding package"] },
  { say: ["印度婚礼", "印度"], mean: ["indian"] },
];

/** Names of areas by postal district. */
export const CHINESE_AREAS: Readonly<Record<string, number>> = {
  滨海湾: 1,
  莱佛士坊: 1,
  牛车水: 2,
  丹戎巴葛: 2,
  女皇镇: 3,
  中峇鲁: 3,
  圣淘沙: 4,
  港湾: 4,
  波那维斯达: 5,
  克拉码头: 6,
  政府大厦: 6,
  武吉士: 7,
  小印度: 8,
  乌节路: 9,
  乌节: 9,
  荷兰村: 10,
  东陵: 10,
  牛顿: 11,
  诺维娜: 11,
  大巴窑: 12,
  马里士他: 12,
  波东巴西: 13,
  芽笼: 14,
  加东: 15,
  东海岸: 15,
  勿洛: 16,
  樟宜: 17,
  淡滨尼: 18,
  巴西立: 18,
  实龙岗: 19,
  后港: 19,
  榜鹅: 19,
  盛港: 19,
  碧山: 20,
  宏茂桥: 20,
  金文泰: 21,
  裕廊: 22,
  武吉班让: 23,
  蔡厝港: 23,
  林厝港: 24,
  兀兰: 25,
  汤申: 26,
  义顺: 27,
  三巴旺: 27,
  实里达: 28,
};

/** Too general to filter by, like their English counterparts in `GENERAL_WORDS`. */
export const CHINESE_GENERAL: readonly string[] =
  "婚礼 结婚 婚 新加坡 狮城 推荐 价格 价钱 便宜 最好 附近 公司 服务 商家 店 租 出租 租借 租赁 配套 套餐 预订 找 我们 要 的 和 与 在".split(
    " ",
  );

/** Measure words, with the English word that the catalogue uses. */
export const CHINESE_MEASURES: Readonly<Record<string, string>> = {
  桌: "tables",
  围: "tables",
  席: "tables",
  人: "pax",
  位: "pax",
  层: "tier",
  小时: "hours",
  道菜: "course",
};

/** Traditional characters in these words, paired with the simplified ones. */
export const TRADITIONAL: readonly string[] =
  "紗纱 禮礼 結结 攝摄 師师 錄录 視视 頻频 輯辑 當当 樂乐 隊队 團团 馬马 車车 鑽钻 訂订 對对 飾饰 寶宝 黃黄 點点 龍龙 鳳凤 鐲镯 劃划 慶庆 顧顾 問问 統统 籌筹 證证 註注 冊册 過过 妝妆 頭头 姊姐 親亲 闖闯 門门 雙双 請请 電电 紅红 簽签 場场 佈布 裝装 臺台 廳厅 飯饭 館馆 樓楼 園园 戶户 灘滩 邊边 頂顶 餅饼 雞鸡 與与 錢钱 預预 賃赁 務务 業业 價价 薦荐 簡简 愛爱 氣气 術术 藝艺 鮮鲜 髮发 發发 盤盘 試试 機机 駕驾 齋斋".split(
    " ",
  );

import type { HomeMessages } from "./en";

/** Simplified Chinese, as written in Singapore. */
export const zh: HomeMessages = {
  page: {
    title: "新加坡婚礼筹备",
    description: "在新加坡筹备婚礼：预订婚宴场地、婚纱礼服、摄影师和化妆师，所有价格均为全包价。",
  },
  hero: {
    title: "从“嫁给我吧”\u200b到*饮胜*。",
    lead: (vendors) =>
      `从过大礼到最后一桌婚宴，${vendors ? `${vendors} 家` : ""}新加坡商家为您包办整场婚礼。所有价格均已包含消费税和服务费。`,
    popular: "热门搜索",
    popularNames: {
      "hotel-ballrooms": "酒店宴会厅",
      "gown-rental": "婚纱租赁",
      "actual-day-photography": "婚礼当日摄影",
      "kompang-troupe": "Kompang 鼓队",
      "bridal-mehndi": "新娘海娜手绘",
      "lion-dance": "舞狮",
    },
  },
  search: {
    form: "商家与商品",
    what: "找什么",
    anything: "搜索商品或服务",
    when: "日期",
    openCalendar: "打开日历",
    tables: "桌数",
    ofTen: "每桌十人",
    anyTables: "不限",
    where: "地区",
    anywhere: "全新加坡",
    submit: "搜索",
  },
  categories: {
    title: "从您最在意的开始",
    lead: (kinds) => `景致、美食、婚纱、歌单：${kinds} 种服务与商品，分门别类，一找就到。`,
    all: "查看所有商家",
    names: {
      venues: "婚宴场地",
      "bridal-wear": "婚纱礼服",
      photography: "摄影与录像",
      "makeup-hair": "化妆与发型",
      "flowers-decor": "花艺与布置",
      "catering-cakes": "餐饮与蛋糕",
      "invitations-gifts": "请柬与礼品",
      "music-entertainment": "音乐与表演",
      "wedding-cars": "婚车",
      jewellery: "珠宝首饰",
      "planners-solemnisers": "婚礼策划与证婚人",
      "traditional-customs": "传统习俗",
    },
  },
  featured: {
    title: "新人一再推荐的商家",
    lead: "只有在这里预订过的新人才能评价。",
    all: "评分最高的商家",
  },
  stories: {
    title: "在这里办成的婚礼",
    lead: "由在 Sayang 预订的新人讲述，并感谢为他们出力的商家。",
    all: "所有真实婚礼",
  },
  promises: {
    title: "谈钱，也可以很安心",
    see: {
      title: "看到多少，就付多少",
      text: "酒店报价常带“++”。每家商家、每个配套，我们都替您算好总价，让两份报价可以直接比较。",
    },
    steps: {
      title: "分期付款",
      text: "先付一部分保留日期，其余随婚期临近分期支付。每家商家在您预订前都会列明付款阶段，首期绝不超过一半。",
      of: (total) => `以每桌 ${total} 为例的付款阶段`,
      booking: "预订时",
      halfway: "距婚期一半时",
      before: (days) => `婚礼前 ${days} 天`,
      labels: { "Booking deposit": "订金", "Half-way payment": "中期款", Balance: "尾款" },
    },
    out: {
      title: "取消规则，清清楚楚",
      text: "以上是我们的标准条款；商家自己的条款会在您付款前列在其页面上，并以当日内容为准。若商家取消，您可获全额退款。",
      before: (days) => `婚礼前 ${days} 天或更早`,
      back: (percent) => `退 ${percent}%`,
    },
    receipt: {
      table: "晚宴，一桌十人",
      service: "服务费 10%",
      gst: "消费税 9%",
      total: "Sayang 显示的价格",
    },
  },
  ways: {
    title: "您的婚礼，两家的传统",
    lead: "一个周末办两场仪式，在这里很平常；三场也不稀奇。两家需要什么，这里都有。",
    chinese: {
      title: "过大礼与敬茶",
      text: "长辈点头的过大礼套装，好看又好用的敬茶茶具，还有门口的一头醒狮。",
    },
    malay: {
      title: "马来婚礼",
      text: "礼台（pelamin）、迎亲鼓队（kompang）、化妆师（mak andam），还有让邻里津津乐道的油饭。",
    },
    indian: {
      title: "印度婚礼",
      text: "三个夜晚，两袭纱丽，一面多尔鼓。祭司与祭祀用品齐备，茉莉花按米计。",
    },
    civil: {
      title: "注册结婚",
      text: "声音洪亮的证婚人，下雨也有备案的花园，还有四十人的午宴。",
    },
  },
  vendors: {
    title: "您从事婚礼行业吗？",
    text: "每份预订都由您点头才算数。订满的日子不会再卖出，哪怕两对新人在同一秒下单。款项按阶段到账，每一笔双方都看得到。",
    join: "成为商家",
    login: "商家登录",
  },
};

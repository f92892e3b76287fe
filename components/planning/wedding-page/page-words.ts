import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";

/** The words around what the couple wrote on their page. */
export type PageWords = {
  language: string;
  today: string;
  daysToGo: (days: number) => string;
  story: string;
  when: string;
  noDate: string;
  map: string;
  calendar: string;
  wear: string;
  travel: string;
  gifts: string;
  questions: string;
  pictures: string;
  picture: (at: number, couple: string) => string;
  reply: string;
  replyHow: string;
  /** For a page without an event that every visitor may see. */
  replyHowAlone: string;
  email: string;
  sendLink: string;
  asked: string;
  byName: string;
  name: string;
  phone: string;
  textLink: string;
  askedByText: string;
  whatsApp: string;
  /** Precedes our name. */
  made: string;
};

const count = (days: number) => days.toLocaleString("en-SG");

export const PAGE_WORDS: Readonly<Record<InviteLanguage, PageWords>> = {
  en: {
    language: "Language",
    today: "Today’s the day",
    daysToGo: (days) => (days === 1 ? "1 day to go" : `${count(days)} days to go`),
    story: "Our story",
    when: "When and where",
    noDate: "The date will follow",
    map: "Open map",
    calendar: "Add to calendar",
    wear: "What to wear",
    travel: "Travel and where to stay",
    gifts: "Ang bao and gifts",
    questions: "Questions",
    pictures: "Pictures",
    picture: (at, couple) => `Picture ${at} of ${couple}`,
    reply: "Your reply",
    replyHow: "Reply with the link in your invitation. Can’t find it? We’ll email it to you.",
    replyHowAlone:
      "Open the link in your invitation to see when and where, and to reply. Can’t find it? We’ll email it to you.",
    email: "Email your invitation went to",
    sendLink: "Email me my link",
    asked:
      "If your invitation goes to this address, your link is on its way. Nothing there? Check your spam folder, or ask the couple for your link.",
    byName: "Or find it by your name",
    name: "Your name, as on the invitation",
    phone: "Mobile number the couple has for you",
    textLink: "Text me my link",
    askedByText:
      "If your name and number are on the couple’s list, we’ve texted your link to that number. Nothing there? Ask the couple for your link.",
    whatsApp: "Invited by WhatsApp? The link is in the couple’s message to you.",
    made: "Made with",
  },
  zh: {
    language: "语言",
    today: "就是今天",
    daysToGo: (days) => `还有 ${count(days)} 天`,
    story: "我们的故事",
    when: "时间与地点",
    noDate: "日期稍后公布",
    map: "打开地图",
    calendar: "加入日历",
    wear: "着装",
    travel: "交通与住宿",
    gifts: "红包与礼物",
    questions: "常见问题",
    pictures: "照片",
    picture: (at, couple) => `${couple}的照片 ${at}`,
    reply: "您的回复",
    replyHow: "请用请柬中的链接回复。找不到链接？我们可以用电邮发给您。",
    replyHowAlone: "请打开请柬中的链接，查看时间与地点并回复。找不到链接？我们可以用电邮发给您。",
    email: "收到请柬的电邮地址",
    sendLink: "把链接发给我",
    asked: "如果您的请柬是发到这个地址的，链接已经在路上。没有收到？请查看垃圾邮件，或向新人索取链接。",
    byName: "或用姓名查找",
    name: "您的姓名（与请柬相同）",
    phone: "新人留存的您的手机号码",
    textLink: "用短信把链接发给我",
    askedByText: "如果您的姓名和号码在新人的名单上，链接已用短信发到该号码。没有收到？请向新人索取链接。",
    whatsApp: "通过 WhatsApp 受邀？链接在新人发给您的信息里。",
    made: "由以下平台制作：",
  },
  ms: {
    language: "Bahasa",
    today: "Hari ini harinya",
    daysToGo: (days) => `${count(days)} hari lagi`,
    story: "Kisah kami",
    when: "Bila dan di mana",
    noDate: "Tarikh akan dimaklumkan",
    map: "Buka peta",
    calendar: "Tambah ke kalendar",
    wear: "Pakaian",
    travel: "Perjalanan dan penginapan",
    gifts: "Ang pau dan hadiah",
    questions: "Soalan",
    pictures: "Gambar",
    picture: (at, couple) => `Gambar ${at} ${couple}`,
    reply: "Jawapan anda",
    replyHow: "Jawab melalui pautan dalam jemputan anda. Tidak jumpa? Kami akan menghantarnya melalui e-mel.",
    replyHowAlone:
      "Buka pautan dalam jemputan anda untuk melihat masa dan tempat, dan untuk menjawab. Tidak jumpa? Kami akan menghantarnya melalui e-mel.",
    email: "E-mel yang menerima jemputan anda",
    sendLink: "Hantar pautan saya",
    asked:
      "Jika jemputan anda dihantar ke alamat ini, pautan anda sedang dihantar. Tiada apa-apa? Semak folder spam, atau minta pautan daripada pasangan.",
    byName: "Atau cari dengan nama anda",
    name: "Nama anda, seperti dalam jemputan",
    phone: "Nombor telefon bimbit anda yang ada pada pasangan",
    textLink: "Hantar pautan saya melalui SMS",
    askedByText:
      "Jika nama dan nombor anda ada dalam senarai pasangan, pautan telah dihantar ke nombor itu melalui SMS. Tiada apa-apa? Minta pautan daripada pasangan.",
    whatsApp: "Dijemput melalui WhatsApp? Pautan ada dalam mesej pasangan kepada anda.",
    made: "Dibuat dengan",
  },
  ta: {
    language: "மொழி",
    today: "இன்றே அந்த நாள்",
    daysToGo: (days) => `இன்னும் ${count(days)} நாட்கள்`,
    story: "எங்கள் கதை",
    when: "எப்போது, எங்கே",
    noDate: "தேதி பின்னர் அறிவிக்கப்படும்",
    map: "வரைபடத்தைத் திறக்கவும்",
    calendar: "நாட்காட்டியில் சேர்க்கவும்",
    wear: "உடை",
    travel: "பயணமும் தங்குமிடமும்",
    gifts: "மொய்யும் பரிசுகளும்",
    questions: "கேள்விகள்",
    pictures: "படங்கள்",
    picture: (at, couple) => `${couple}: படம் ${at}`,
    reply: "உங்கள் பதில்",
    replyHow: "உங்கள் அழைப்பிதழில் உள்ள இணைப்பின் வழியாகப் பதிலளிக்கவும். கிடைக்கவில்லையா? மின்னஞ்சலில் அனுப்புகிறோம்.",
    replyHowAlone:
      "நேரத்தையும் இடத்தையும் பார்க்கவும் பதிலளிக்கவும் உங்கள் அழைப்பிதழில் உள்ள இணைப்பைத் திறக்கவும். கிடைக்கவில்லையா? மின்னஞ்சலில் அனுப்புகிறோம்.",
    email: "அழைப்பிதழ் வந்த மின்னஞ்சல் முகவரி",
    sendLink: "என் இணைப்பை அனுப்பவும்",
    asked:
      "உங்கள் அழைப்பிதழ் இந்த முகவரிக்கு அனுப்பப்பட்டிருந்தால், இணைப்பு வந்துகொண்டிருக்கிறது. வரவில்லையா? ஸ்பேம் கோப்புறையைப் பார்க்கவும், அல்லது மணமக்களிடம் இணைப்பைக் கேட்கவும்.",
    byName: "அல்லது உங்கள் பெயரால் கண்டறியவும்",
    name: "அழைப்பிதழில் உள்ளபடி உங்கள் பெயர்",
    phone: "மணமக்களிடம் உள்ள உங்கள் கைபேசி எண்",
    textLink: "இணைப்பை SMS மூலம் அனுப்பவும்",
    askedByText:
      "உங்கள் பெயரும் எண்ணும் மணமக்களின் பட்டியலில் இருந்தால், இணைப்பை அந்த எண்ணுக்கு SMS மூலம் அனுப்பியுள்ளோம். வரவில்லையா? மணமக்களிடம் இணைப்பைக் கேட்கவும்.",
    whatsApp: "WhatsApp மூலம் அழைக்கப்பட்டீர்களா? இணைப்பு மணமக்கள் அனுப்பிய செய்தியில் உள்ளது.",
    made: "உருவாக்க உதவியது:",
  },
};

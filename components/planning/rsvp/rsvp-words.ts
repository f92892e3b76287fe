import { DIETARY_LABELS, type DietaryNeed } from "@/contracts/planning/guest/guest";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";

type Words = {
  reply: string;
  replyBy: string;
  closed: string;
  closedHow: string;
  saved: string;
  savedHow: string;
  /** When nobody answered for any event. */
  missing: string;
  missingHow: string;
  /** While the household is invited to no event. */
  noEvents: string;
  noEventsHow: string;
  yes: string;
  no: string;
  waiting: string;
  meal: string;
  choose: string;
  plusOne: string;
  plusOneName: string;
  child: string;
  needs: string;
  dietary: string;
  allergies: string;
  message: string;
  send: string;
  change: string;
  map: string;
  calendar: string;
  when: string;
  page: string;
  language: string;
  privacy: string;
  code: string;
  codeHow: string;
};

/** The words around a household's form, in the languages of invites. */
export const RSVP_WORDS: Readonly<Record<InviteLanguage, Words>> = {
  en: {
    reply: "Will you join us?",
    replyBy: "Please reply by",
    closed: "Replies are closed",
    closedHow: "Your answers are below. To change them, contact the couple:",
    saved: "Thank you. Your reply is saved",
    savedHow: "You can change it here until replies close.",
    missing: "Tell us who’s coming",
    missingHow: "Choose “Coming” or “Can’t come” for at least one person. What you typed is kept.",
    noEvents: "The couple hasn’t chosen your events yet",
    noEventsHow: "Once they have, you can reply here.",
    yes: "Coming",
    no: "Can’t come",
    waiting: "No reply yet",
    meal: "Meal",
    choose: "Choose a meal",
    plusOne: "Your plus-one",
    plusOneName: "Their name, if you know it",
    child: "Child",
    needs: "Food and allergies",
    dietary: "Dietary needs",
    allergies: "Allergies",
    message: "Message to the couple (optional)",
    send: "Send reply",
    change: "Save changes",
    map: "Open map",
    calendar: "Add to calendar",
    when: "The date will follow",
    code: "Your check-in code",
    codeHow: "Show it at the door, on your phone or printed. It checks your whole party in.",
    page: "More about our wedding",
    language: "Language",
    privacy:
      "Only the couple, those who help them and their caterer see your answers. They’re deleted after the wedding.",
  },
  zh: {
    reply: "您会出席吗？",
    replyBy: "请于此日期前回复：",
    closed: "回复已截止",
    closedHow: "以下是您的回复。如需更改，请联系新人：",
    saved: "谢谢您，回复已保存",
    savedHow: "截止日期前，您可以在此更改。",
    missing: "请告诉我们谁会出席",
    missingHow: "请至少为一位宾客选择“出席”或“无法出席”。您填写的内容已保留。",
    noEvents: "新人尚未选定您受邀的活动",
    noEventsHow: "选定后，您可以在此回复。",
    yes: "出席",
    no: "无法出席",
    waiting: "尚未回复",
    meal: "餐点",
    choose: "请选择餐点",
    plusOne: "您的同伴",
    plusOneName: "同伴姓名（如已知）",
    child: "儿童",
    needs: "饮食与过敏",
    dietary: "饮食需求",
    allergies: "过敏",
    message: "给新人的留言（可不填）",
    send: "发送回复",
    change: "保存更改",
    map: "打开地图",
    calendar: "加入日历",
    when: "日期待定",
    code: "您的签到码",
    codeHow: "到场时请在手机上或以打印件出示，即可为同行宾客一并签到。",
    page: "了解更多婚礼详情",
    language: "语言",
    privacy: "只有新人、协助筹备的人和餐饮供应商能看到您的回复。婚礼结束后会删除。",
  },
  ms: {
    reply: "Adakah anda akan hadir?",
    replyBy: "Sila jawab sebelum",
    closed: "Jawapan telah ditutup",
    closedHow: "Jawapan anda ada di bawah. Untuk mengubahnya, hubungi pasangan:",
    saved: "Terima kasih. Jawapan anda telah disimpan",
    savedHow: "Anda boleh mengubahnya di sini sehingga jawapan ditutup.",
    missing: "Beritahu kami siapa yang akan hadir",
    missingHow:
      "Pilih “Hadir” atau “Tidak dapat hadir” untuk sekurang-kurangnya seorang. Apa yang anda tulis disimpan.",
    noEvents: "Pasangan belum memilih majlis untuk anda",
    noEventsHow: "Setelah dipilih, anda boleh menjawab di sini.",
    yes: "Hadir",
    no: "Tidak dapat hadir",
    waiting: "Belum dijawab",
    meal: "Hidangan",
    choose: "Pilih hidangan",
    plusOne: "Teman anda",
    plusOneName: "Nama teman, jika diketahui",
    child: "Kanak-kanak",
    needs: "Makanan dan alahan",
    dietary: "Keperluan pemakanan",
    allergies: "Alahan",
    message: "Pesanan kepada pasangan (pilihan)",
    send: "Hantar jawapan",
    change: "Simpan perubahan",
    map: "Buka peta",
    calendar: "Tambah ke kalendar",
    when: "Tarikh akan dimaklumkan",
    code: "Kod daftar masuk anda",
    codeHow:
      "Tunjukkan di pintu masuk, pada telefon atau dicetak. Seluruh rombongan anda didaftarkan sekali gus.",
    page: "Lagi tentang majlis kami",
    language: "Bahasa",
    privacy:
      "Hanya pasangan, mereka yang membantu dan penyedia makanan melihat jawapan anda. Ia dipadam selepas majlis.",
  },
  ta: {
    reply: "நீங்கள் வருவீர்களா?",
    replyBy: "பதிலளிக்க வேண்டிய கடைசி நாள்:",
    closed: "பதில்கள் முடிவடைந்துவிட்டன",
    closedHow: "உங்கள் பதில்கள் கீழே உள்ளன. மாற்ற, மணமக்களைத் தொடர்புகொள்ளவும்:",
    saved: "நன்றி. உங்கள் பதில் சேமிக்கப்பட்டது",
    savedHow: "கடைசி நாள் வரை இங்கே மாற்றலாம்.",
    missing: "யார் வருகிறார்கள் என்று தெரிவிக்கவும்",
    missingHow: "ஒருவருக்காவது “வருகிறேன்” அல்லது “வர இயலாது” என்பதைத் தேர்ந்தெடுக்கவும். நீங்கள் எழுதியது அப்படியே உள்ளது.",
    noEvents: "நீங்கள் அழைக்கப்படும் நிகழ்வுகளை மணமக்கள் இன்னும் தேர்வு செய்யவில்லை",
    noEventsHow: "தேர்வு செய்த பிறகு இங்கே பதிலளிக்கலாம்.",
    yes: "வருகிறேன்",
    no: "வர இயலாது",
    waiting: "பதில் இல்லை",
    meal: "உணவு",
    choose: "உணவைத் தேர்ந்தெடுக்கவும்",
    plusOne: "உங்களுடன் வருபவர்",
    plusOneName: "அவரின் பெயர் (தெரிந்தால்)",
    child: "குழந்தை",
    needs: "உணவும் ஒவ்வாமையும்",
    dietary: "உணவுத் தேவைகள்",
    allergies: "ஒவ்வாமை",
    message: "மணமக்களுக்கு செய்தி (விருப்பம்)",
    send: "பதிலை அனுப்பவும்",
    change: "மாற்றங்களைச் சேமிக்கவும்",
    map: "வரைபடத்தைத் திறக்கவும்",
    calendar: "நாட்காட்டியில் சேர்க்கவும்",
    when: "தேதி பின்னர் அறிவிக்கப்படும்",
    code: "உங்கள் வருகைப் பதிவுக் குறியீடு",
    codeHow: "நுழைவாயிலில் கைபேசியிலோ அச்சிலோ காட்டவும். உங்கள் குழுவினர் அனைவரும் ஒன்றாகப் பதிவு செய்யப்படுவர்.",
    page: "திருமணம் பற்றி மேலும்",
    language: "மொழி",
    privacy:
      "மணமக்கள், அவர்களுக்கு உதவுபவர்கள், உணவு வழங்குபவர் மட்டுமே உங்கள் பதிலைக் காண்பர். திருமணத்திற்குப் பிறகு அவை நீக்கப்படும்.",
  },
};

export const DIETARY_WORDS: Readonly<Record<InviteLanguage, Record<DietaryNeed, string>>> = {
  en: DIETARY_LABELS,
  zh: {
    halal: "清真",
    vegetarian: "素食",
    vegan: "纯素",
    no_beef: "不吃牛肉",
    no_pork: "不吃猪肉",
    no_seafood: "不吃海鲜",
    gluten_free: "无麸质",
    child_meal: "儿童餐",
  },
  ms: {
    halal: "Halal",
    vegetarian: "Vegetarian",
    vegan: "Vegan",
    no_beef: "Tanpa daging lembu",
    no_pork: "Tanpa babi",
    no_seafood: "Tanpa makanan laut",
    gluten_free: "Tanpa gluten",
    child_meal: "Hidangan kanak-kanak",
  },
  ta: {
    halal: "ஹலால்",
    vegetarian: "சைவம்",
    vegan: "முழு சைவம்",
    no_beef: "மாட்டிறைச்சி வேண்டாம்",
    no_pork: "பன்றி இறைச்சி வேண்டாம்",
    no_seafood: "கடல் உணவு வேண்டாம்",
    gluten_free: "குளுட்டன் இல்லாதது",
    child_meal: "குழந்தை உணவு",
  },
};

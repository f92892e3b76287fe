import type { InviteLanguage, InviteText } from "@/contracts/planning/invitation/invitation";

/** The texts of an invite until the couple writes their own. */
export const DEFAULT_WORDS: Readonly<Record<InviteLanguage, InviteText>> = {
  en: {
    heading: "You’re invited to our wedding",
    body: "Together with our families, we’d love you to celebrate with us. Your company would make our day complete.",
    closing: "We can’t wait to see you there.",
  },
  zh: {
    heading: "诚邀您出席我们的婚礼",
    body: "我们即将步入人生新的旅程，谨与双方家人诚挚邀请您莅临婚礼，与我们共享喜悦。",
    closing: "恭候光临",
  },
  ms: {
    heading: "Jemputan ke majlis perkahwinan kami",
    body: "Dengan penuh kesyukuran, kami sekeluarga menjemput anda ke majlis perkahwinan kami. Kehadiran dan doa restu anda amat kami hargai.",
    closing: "Kami menantikan kehadiran anda.",
  },
  ta: {
    heading: "எங்கள் திருமண அழைப்பிதழ்",
    body: "எங்கள் இரு குடும்பத்தினருடன் இணைந்து, எங்கள் திருமண விழாவில் கலந்துகொண்டு எங்களை வாழ்த்த உங்களை அன்புடன் அழைக்கிறோம்.",
    closing: "உங்கள் வருகையை ஆவலுடன் எதிர்பார்க்கிறோம்.",
  },
};

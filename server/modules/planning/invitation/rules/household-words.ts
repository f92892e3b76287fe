import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";

type HouseholdWords = {
  /** `name` may be empty. */
  hello: (name: string) => string;
  /** Stands for names that can't be shown. */
  aCouple: string;
  invited: string;
  waiting: string;
  open: string;
  until: string;
  reply: (couple: string) => string;
  ownLink: string;
  byText: (couple: string, link: string) => string;
  whyInvited: string;
  received: {
    subject: (couple: string) => string;
    saved: string;
    seen: (couple: string) => string;
    until: (day: string) => string;
    anyTime: string;
    open: string;
    notYou: string;
    why: string;
  };
};

/** The text around the couple's own in mails to a household, in the language of its invitation. */
export const HOUSEHOLD_WORDS: Readonly<Record<InviteLanguage, HouseholdWords>> = {
  en: {
    hello: (name) => (name ? `Hello ${name},` : "Hello,"),
    aCouple: "A couple",
    invited: "invite you to their wedding",
    waiting: "would love to know if you’re coming",
    open: "See the invitation and reply",
    until: "Please reply by",
    reply: (couple) => `A question? Reply to this email, and your message goes to ${couple}.`,
    byText: (couple, link) =>
      `Your invitation from ${couple}: ${link} Didn't ask for it? Ignore this message.`,
    ownLink:
      "This link is your household’s own. Anyone who has it can reply for you. If you don’t know them, ignore this email: nothing happens without your reply.",
    whyInvited: "You’re receiving this email because a couple planning their wedding on Sayang invited you.",
    received: {
      subject: (couple) => `Your reply to ${couple}`,
      saved: "Your reply is saved",
      seen: (couple) => `${couple} can see your reply:`,
      until: (day) => `You can change it until ${day}.`,
      anyTime: "You can change it with the same link.",
      open: "See or change your reply",
      notYou: "If you didn’t reply, somebody else has your link. Ask the couple for a new one.",
      why: "You’re receiving this email because a reply to a wedding invitation was sent with your household’s link.",
    },
  },
  zh: {
    hello: (name) => (name ? `${name}，您好！` : "您好！"),
    aCouple: "一对新人",
    invited: "诚邀您出席婚礼",
    waiting: "期待您的回复",
    open: "查看请柬并回复",
    until: "请于此日期前回复：",
    reply: (couple) => `如有疑问，请直接回复此邮件，${couple}会收到您的来信。`,
    byText: (couple, link) =>
      `${couple}给您的请柬：${link} 此链接仅供您一家使用。若不是您索取的，请忽略此信息。`,
    ownLink:
      "这是您家庭专用的链接，任何持有此链接的人都可以代您回复。如果您不认识这对新人，请忽略此邮件；您不回复，就不会有任何变动。",
    whyInvited: "您收到此邮件，是因为一对在 Sayang 上筹备婚礼的新人邀请了您。",
    received: {
      subject: (couple) => `您给${couple}的回复`,
      saved: "您的回复已保存",
      seen: (couple) => `${couple}可以看到您的回复：`,
      until: (day) => `您最迟可在${day}更改回复。`,
      anyTime: "您可以用同一链接更改回复。",
      open: "查看或更改回复",
      notYou: "如果您没有回复过，说明别人拿到了您的链接。请向新人索取新的链接。",
      why: "您收到此邮件，是因为有人用您家庭的链接回复了婚礼邀请。",
    },
  },
  ms: {
    hello: (name) => (name ? `Salam sejahtera ${name},` : "Salam sejahtera,"),
    aCouple: "Sepasang pengantin",
    invited: "menjemput anda ke majlis perkahwinan mereka",
    waiting: "menantikan jawapan anda",
    open: "Lihat jemputan dan jawab",
    until: "Sila jawab sebelum",
    reply: (couple) => `Ada soalan? Balas e-mel ini, dan mesej anda akan sampai kepada ${couple}.`,
    byText: (couple, link) =>
      `Jemputan anda daripada ${couple}: ${link} Pautan ini untuk keluarga anda sahaja. Bukan anda yang meminta? Abaikan mesej ini.`,
    ownLink:
      "Pautan ini khas untuk keluarga anda. Sesiapa yang memilikinya boleh menjawab bagi pihak anda. Jika anda tidak mengenali mereka, abaikan e-mel ini: tiada apa-apa berlaku tanpa jawapan anda.",
    whyInvited:
      "Anda menerima e-mel ini kerana pasangan yang merancang perkahwinan mereka di Sayang menjemput anda.",
    received: {
      subject: (couple) => `Jawapan anda kepada ${couple}`,
      saved: "Jawapan anda telah disimpan",
      seen: (couple) => `${couple} boleh melihat jawapan anda:`,
      until: (day) => `Anda boleh mengubahnya hingga ${day}.`,
      anyTime: "Anda boleh mengubahnya dengan pautan yang sama.",
      open: "Lihat atau ubah jawapan",
      notYou:
        "Jika anda tidak menjawab, ada orang lain yang memiliki pautan anda. Minta pautan baharu daripada pasangan itu.",
      why: "Anda menerima e-mel ini kerana jawapan kepada jemputan perkahwinan telah dihantar melalui pautan keluarga anda.",
    },
  },
  ta: {
    hello: (name) => (name ? `வணக்கம் ${name},` : "வணக்கம்,"),
    aCouple: "ஒரு ஜோடி",
    invited: "தங்கள் திருமணத்திற்கு உங்களை அழைக்கிறார்கள்",
    waiting: "உங்கள் பதிலுக்காகக் காத்திருக்கிறார்கள்",
    open: "அழைப்பிதழைப் பார்த்து பதிலளிக்கவும்",
    until: "பதிலளிக்க வேண்டிய கடைசி நாள்:",
    reply: (couple) => `கேள்வி உள்ளதா? இந்த மின்னஞ்சலுக்குப் பதிலளித்தால், அது ${couple} அவர்களைச் சென்றடையும்.`,
    byText: (couple, link) =>
      `${couple} அனுப்பிய அழைப்பிதழ்: ${link} இந்த இணைப்பு உங்கள் குடும்பத்திற்கு மட்டுமே. நீங்கள் கேட்கவில்லை என்றால் இதைப் பொருட்படுத்த வேண்டாம்.`,
    ownLink:
      "இந்த இணைப்பு உங்கள் குடும்பத்திற்கு மட்டுமே உரியது. இதை வைத்திருக்கும் எவரும் உங்கள் சார்பில் பதிலளிக்கலாம். உங்களுக்கு அவர்களைத் தெரியாவிட்டால், இந்த மின்னஞ்சலைப் பொருட்படுத்த வேண்டாம்: நீங்கள் பதிலளிக்காமல் எதுவும் நடக்காது.",
    whyInvited:
      "Sayang தளத்தில் தங்கள் திருமணத்தைத் திட்டமிடும் ஒரு ஜோடி உங்களை அழைத்ததால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
    received: {
      subject: (couple) => `${couple} அவர்களுக்கு உங்கள் பதில்`,
      saved: "உங்கள் பதில் சேமிக்கப்பட்டது",
      seen: (couple) => `${couple} உங்கள் பதிலைப் பார்க்கலாம்:`,
      until: (day) => `${day} வரை அதை மாற்றலாம்.`,
      anyTime: "அதே இணைப்பின் மூலம் அதை மாற்றலாம்.",
      open: "பதிலைப் பார்க்க அல்லது மாற்ற",
      notYou: "நீங்கள் பதிலளிக்கவில்லை என்றால், உங்கள் இணைப்பு வேறொருவரிடம் உள்ளது. ஜோடியிடம் புதிய இணைப்பைக் கேளுங்கள்.",
      why: "உங்கள் குடும்பத்தின் இணைப்பின் மூலம் திருமண அழைப்பிதழுக்குப் பதில் அனுப்பப்பட்டதால் இந்த மின்னஞ்சல் உங்களுக்கு வந்துள்ளது.",
    },
  },
};

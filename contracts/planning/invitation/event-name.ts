import type { InviteEvent, InviteLanguage } from "./invitation";
import { EVENT_KIND_LABELS, type EventKind } from "../wedding/wedding";

type Named = Exclude<EventKind, "other">;

/** Names of events in the languages of invites, unless the couple renamed them. */
const KINDS: Readonly<Record<Exclude<InviteLanguage, "en">, Record<Named, string>>> = {
  zh: {
    solemnisation: "注册仪式",
    church: "教堂婚礼",
    nikah: "回教婚礼（Nikah）",
    sanding: "新人登台（Bersanding）",
    tea_ceremony: "敬茶仪式",
    gate_crashing: "接亲",
    hindu: "印度婚礼仪式",
    sangeet: "Sangeet 晚会",
    sikh: "锡克婚礼仪式",
    peranakan: "土生华人婚礼",
    banquet: "婚宴",
    lunch: "午宴",
    after_party: "婚后派对",
  },
  ms: {
    solemnisation: "Upacara pendaftaran",
    church: "Perkahwinan di gereja",
    nikah: "Akad nikah",
    sanding: "Bersanding",
    tea_ceremony: "Upacara minum teh",
    gate_crashing: "Menjemput pengantin",
    hindu: "Upacara Hindu",
    sangeet: "Sangeet",
    sikh: "Upacara Sikh",
    peranakan: "Upacara Peranakan",
    banquet: "Jamuan perkahwinan",
    lunch: "Jamuan tengah hari",
    after_party: "Parti selepas majlis",
  },
  ta: {
    solemnisation: "திருமணப் பதிவு",
    church: "தேவாலயத் திருமணம்",
    nikah: "நிக்காஹ்",
    sanding: "பெர்சாண்டிங்",
    tea_ceremony: "தேநீர் சடங்கு",
    gate_crashing: "மணமகளை அழைக்கும் நிகழ்வு",
    hindu: "இந்துத் திருமணம்",
    sangeet: "சங்கீத்",
    sikh: "சீக்கியத் திருமணம்",
    peranakan: "பெரனாக்கான் சடங்கு",
    banquet: "திருமண விருந்து",
    lunch: "மதிய விருந்து",
    after_party: "விருந்துக்குப் பிந்தைய கொண்டாட்டம்",
  },
};

/** Returns the event's name: the couple's own, or what its kind is called in the language of the invite. */
export function eventName(
  { name, kind }: Pick<InviteEvent, "name" | "kind">,
  language: InviteLanguage,
): string {
  if (language === "en" || kind === "other" || name !== EVENT_KIND_LABELS[kind]) return name;
  return KINDS[language][kind];
}

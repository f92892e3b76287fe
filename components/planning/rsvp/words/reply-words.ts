import type { DietaryNeed } from "@/contracts/planning/guest/guest";

/** The words around a household's reply. */
export type ReplyWords = {
  reply: string;
  replyBy: string;
  question: string;
  /** The answers for a whole household, and for a household of one. */
  all: string;
  some: string;
  none: string;
  me: string;
  notMe: string;
  who: string;
  whoHow: string;
  nobody: string;
  meals: string;
  rest: string;
  restHow: string;
  /** For the last page when nobody comes. */
  wishes: string;
  wishesHow: string;
  send: string;
  next: string;
  back: string;
  step: (at: number, of: number) => string;
  change: string;
  finish: string;
  card: string;
  saved: string;
  yourReply: string;
  seeYou: string;
  seeYouHow: string;
  sorry: string;
  sorryHow: string;
  changeBy: (day: string) => string;
  noMeal: string;
  /** For a table with a number; others have names. */
  table: (label: string) => string;
  tableWith: string;
  programme: string;
  parking: string;
  angBao: string;
  angBaoHow: string;
  photos: string;
  photosHow: string;
  photosChoose: string;
  photosAdd: string;
  photosSent: string;
  photosWaiting: string;
  photosNone: string;
  photosTakeBack: string;
  photosPicture: string;
  photosFull: string;
  photosEmpty: string;
  photoOf: string;
  yourMessage: string;
  closed: string;
  closedHow: string;
  /** For a reply in which nobody answered for any event. */
  missing: string;
  /** For a household that is invited to no event. */
  noEvents: string;
  noEventsHow: string;
  yes: string;
  no: string;
  waiting: string;
  meal: string;
  plusOne: string;
  plusOneName: string;
  child: string;
  needs: string;
  dietary: string;
  allergies: string;
  message: string;
  map: string;
  calendar: string;
  when: string;
  page: string;
  language: string;
  privacy: string;
  code: string;
  codeHow: string;
  needsOf: Readonly<Record<DietaryNeed, string>>;
};

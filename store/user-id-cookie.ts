import Cookies from "js-cookie";

/** Says to other scripts of this site that somebody has signed in here (spec customer §4). It proves nothing. */
export const USER_ID_COOKIE = "userId";
const DAYS = 7;

export function keepUserId(id: string): void {
  const secure = typeof window !== "undefined" && window.location.protocol === "https:";
  Cookies.set(USER_ID_COOKIE, id, { expires: DAYS, sameSite: "lax", secure });
}

export function dropUserId(): void {
  Cookies.remove(USER_ID_COOKIE);
}

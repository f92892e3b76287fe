import Cookies from "js-cookie";
import { USER_ID_COOKIE } from "./storage";

const DAYS = 7;

export function keepUserId(id: string): void {
  const secure = typeof window !== "undefined" && window.location.protocol === "https:";
  Cookies.set(USER_ID_COOKIE, id, { expires: DAYS, sameSite: "lax", secure });
}

export function dropUserId(): void {
  Cookies.remove(USER_ID_COOKIE);
}

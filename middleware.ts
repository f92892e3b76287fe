import { type NextRequest, NextResponse } from "next/server";
import { pageRedirect } from "@/lib/session/page-guard";
import { readSessionCookie, SESSION_COOKIE } from "@/lib/session/session-cookie";

export const config = {
  runtime: "nodejs",
  matcher: [
    "/user/:path*",
    "/vendor/dashboard/:path*",
    "/operator/:path*",
    "/cart",
    "/login",
    "/register",
    "/vendor/login",
    "/vendor/register",
    "/vendor/password-reset",
  ],
};

/** Redirects visitors from pages that are not for them. It protects no data: layouts and the API check again. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const cookie = request.cookies.get(SESSION_COOKIE)?.value;
  const target = pageRedirect(pathname, search, readSessionCookie(cookie, process.env.SESSION_SECRET));
  return target === null ? NextResponse.next() : NextResponse.redirect(new URL(target, request.nextUrl));
}

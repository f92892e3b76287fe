"use client";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { notify } from "@/lib/notice/notify";
import { NOTICE_PARAM, readNotice } from "@/lib/notice/session-notice";

/** Shows the notice that a redirect left in the address once, and removes it from there. Needs a Suspense ancestor. */
export function FlashToast() {
  const code = useSearchParams().get(NOTICE_PARAM);
  useEffect(() => {
    const url = new URL(window.location.href);
    const notice = readNotice(url.searchParams.get(NOTICE_PARAM));
    if (code === null || !url.searchParams.has(NOTICE_PARAM)) return;
    url.searchParams.delete(NOTICE_PARAM);
    window.history.replaceState(null, "", url);
    if (notice) notify(notice.kind, notice.message);
  }, [code]);
  return null;
}

import { shortCount } from "@/lib/text/short-count";
import { useEffect } from "react";

const COUNT = /^\(\d+\+?\) /;

/** Shows a number before the page's title, also after the next page has set its own. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(COUNT, "");
      const wanted = count > 0 ? `(${shortCount(count)}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}

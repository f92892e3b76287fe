import { HYDRATED_EVENT } from "@/lib/page/document-signals";

const BAR =
  "position:fixed;inset:auto 1rem 1rem;z-index:99;margin:0 auto;max-width:28rem;padding:.75rem 1rem;border-radius:.5rem;background:#22161d;color:#fff";
/** Longer than scripts take on a slow phone. */
const PATIENCE_MS = 15_000;

/** Plain script, because it has to work when the framework's files do not load. */
const WATCH = `(()=>{let bar,hydrated=false;
const say=()=>{if(bar||hydrated)return;bar=document.createElement("p");bar.setAttribute("role","alert");bar.style.cssText=${JSON.stringify(BAR)};
bar.innerHTML='This page didn’t load completely. <a href="" style="color:inherit">Reload the page</a>';document.body.append(bar)};
addEventListener("error",({target})=>{if(target instanceof HTMLScriptElement)say()},true);
addEventListener("load",()=>setTimeout(say,${PATIENCE_MS}));
addEventListener(${JSON.stringify(HYDRATED_EVENT)},()=>{hydrated=true;bar?.remove()})})()`;

/**
 * Reports that the page is incomplete, with a link to reload it, when a framework script does not load. For pages that
 * load the framework at once; public pages have their own script, which falls back to links and forms.
 */
export function IncompletePage() {
  return <script dangerouslySetInnerHTML={{ __html: WATCH }} />;
}

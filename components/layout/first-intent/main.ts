import { startAtFirstIntent } from "./first-intent";

/** Entry point of the script in the HTML of public pages (scripts/build.mjs). */
const { page } = (document.currentScript as HTMLScriptElement).dataset;
if (page) startAtFirstIntent(page);

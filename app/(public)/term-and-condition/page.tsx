/** The other address of the specs: the same text, which names the one canonical address. */
export { default, generateMetadata } from "../terms-and-condition/page";

export const dynamic = "force-dynamic";

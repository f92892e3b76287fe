/** The terms' second address: the same text, with the first as canonical. */
export { default, generateMetadata } from "../terms-and-condition/page";

export const dynamic = "force-dynamic";

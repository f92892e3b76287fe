export { awayWordsAt } from "./service";

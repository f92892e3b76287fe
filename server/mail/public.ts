export {
  amounts,
  type Block,
  button,
  code,
  hello,
  link,
  type MailContent,
  note,
  paragraph,
  picture,
  quote,
  safeName,
  sentences,
  steps,
} from "./render/content";
export { opening, WHY_ORDERED, WHY_VENDOR } from "./render/phrases";
export { connectMailHooks, type SettledMessage } from "./hooks";
export { SAMPLE } from "./sample";
export { mailState } from "./repo-state";
export { enqueueMessage } from "./service";
export { noteBounce } from "./service-bounce";
export { mailTemplate, textTemplate } from "./render/template";

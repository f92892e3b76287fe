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
  steps,
} from "./render/content";
export { SAMPLE } from "./sample";
export { enqueueMessage } from "./service";
export { mailTemplate, textTemplate } from "./render/template";

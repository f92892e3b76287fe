export { forgetNotices, forgetNoticesAt, ownNotices } from "./repo-own";
export { notify, topicRead } from "./service";
export { beforeMail, noticeOfMail } from "./service-mail";

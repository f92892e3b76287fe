export { presentLiveMessages } from "./live";
export { countUnreadRooms } from "./service";
export { forgetRooms } from "./service-notice";
export { showOffer } from "./service-offer";
export { sendMessage, writeInto } from "./service-send";
export { vendorRepliesOf } from "./repo/notice";
export { unblockedRooms } from "./repo/room";
export { ownConversations } from "./repo/own";
export { reportedTalk, wholeTalk } from "./service-reported";

export { coupleName } from "./present";
export { presentLiveMessages } from "./live";
export { countUnreadRooms } from "./service";
export { forgetRoomNotices } from "./service-notice";
export { showOffer } from "./service-offer";
export { sendMessage } from "./service-send";
export { unblockedRooms } from "./repo";
export { ownConversations } from "./repo-own";
export { reportedTalk, wholeTalk } from "./service-reported";

export { coupleName } from "./present";
export { countUnreadRooms } from "./service";
export { showOffer } from "./service-offer";
export { sendMessage } from "./service-send";
export { ownConversations } from "./repo-own";

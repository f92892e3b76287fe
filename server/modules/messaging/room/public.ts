export { coupleName } from "./present";
export { countUnreadRooms } from "./service";
export { sendMessage } from "./service-send";
export { ownConversations } from "./repo-own";

import type { Page } from "@/contracts/envelope";
import type { Appointment, AppointmentSetting, AppointmentSlots } from "./appointment";
import type { ChatsList, RoomDetail, RoomsList, SentMessage, UnreadRooms } from "./room";
import type { TicketOpened } from "./ticket";

export type MessagingReplies = {
  Appointment: Appointment;
  AppointmentPage: Page<Appointment>;
  AppointmentSetting: AppointmentSetting;
  AppointmentSlots: AppointmentSlots;
  ChatsList: ChatsList;
  RoomDetail: RoomDetail;
  RoomsList: RoomsList;
  SentMessage: SentMessage;
  TicketOpened: TicketOpened;
  UnreadRooms: UnreadRooms;
};

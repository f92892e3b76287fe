import type { Page } from "@/contracts/envelope";
import type { Appointment, AppointmentSetting, AppointmentSlots } from "./appointment";
import type { BusyCalendar } from "./busy-calendar";
import type { Audience, BroadcastSent, VendorCustomer, VendorCustomerDetail } from "./customer";
import type { VendorDashboard } from "./dashboard";
import type { VendorCalendar } from "./calendar";
import type { ChatsList, RoomDetail, RoomsList, SentMessage, UnreadRooms } from "./room";
import type { OwnTickets, TicketOpened } from "./ticket";

export type MessagingReplies = {
  Appointment: Appointment;
  AppointmentPage: Page<Appointment>;
  AppointmentSetting: AppointmentSetting;
  AppointmentSlots: AppointmentSlots;
  BusyCalendar: BusyCalendar;
  ChatsList: ChatsList;
  OwnTickets: OwnTickets;
  RoomDetail: RoomDetail;
  RoomsList: RoomsList;
  SentMessage: SentMessage;
  TicketOpened: TicketOpened;
  UnreadRooms: UnreadRooms;
  Audience: Audience;
  BroadcastSent: BroadcastSent;
  VendorCustomerDetail: VendorCustomerDetail;
  VendorCustomerPage: Page<VendorCustomer>;
  VendorDashboard: VendorDashboard;
  VendorCalendar: VendorCalendar;
};

import type { Page } from "@/contracts/envelope";
import type { Appointment, AppointmentSetting, AppointmentSlots } from "./appointment/appointment";
import type { AskRound, AskRounds, AskVendors, RoomAsk } from "./ask";
import type { BusyCalendar } from "./calendar/busy-calendar";
import type { Audience, BroadcastSent, VendorCustomer, VendorCustomerDetail } from "./customer";
import type { VendorDashboard } from "./dashboard";
import type { VendorCalendar } from "./calendar/calendar";
import type { Enquiry, EnquiryCounts, EnquiryPage } from "./enquiry";
import type { OperatorReport, OperatorReportList, OperatorRoom } from "./report/operator-report";
import type { AwayReply, SavedReply } from "./reply";
import type { ReportSubject } from "./report/report";
import type {
  ChatHits,
  ChatsList,
  OpenedRoom,
  RoomCard,
  RoomDetail,
  RoomsList,
  SentMessage,
  UnreadRooms,
} from "./room";
import type { OperatorTicket, OperatorTickets, SavedAnswer } from "./ticket/operator-ticket";
import type { OwnTickets, TicketOpened } from "./ticket/ticket";

export type MessagingReplies = {
  Appointment: Appointment;
  AppointmentPage: Page<Appointment>;
  AppointmentSetting: AppointmentSetting;
  AppointmentSlots: AppointmentSlots;
  AskRound: AskRound;
  AskRounds: AskRounds;
  AskVendors: AskVendors;
  RoomAsk: RoomAsk;
  BusyCalendar: BusyCalendar;
  AwayReply: AwayReply;
  SavedReply: SavedReply;
  SavedReplies: SavedReply[];
  Enquiry: Enquiry;
  EnquiryPage: EnquiryPage;
  EnquiryCounts: EnquiryCounts;
  ChatHits: ChatHits;
  ChatsList: ChatsList;
  OperatorTicket: OperatorTicket;
  OperatorTickets: OperatorTickets;
  SavedAnswers: SavedAnswer[];
  OwnTickets: OwnTickets;
  OperatorReport: OperatorReport;
  OperatorReports: OperatorReportList;
  OperatorRoom: OperatorRoom;
  ReportSubject: ReportSubject;
  RoomCard: RoomCard;
  RoomDetail: RoomDetail;
  RoomsList: RoomsList;
  SentMessage: SentMessage;
  TicketOpened: TicketOpened;
  OpenedRoom: OpenedRoom;
  UnreadRooms: UnreadRooms;
  Audience: Audience;
  BroadcastSent: BroadcastSent;
  VendorCustomerDetail: VendorCustomerDetail;
  VendorCustomerPage: Page<VendorCustomer>;
  VendorDashboard: VendorDashboard;
  VendorCalendar: VendorCalendar;
};

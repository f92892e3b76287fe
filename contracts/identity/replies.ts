import type { Page } from "@/contracts/envelope";
import type {
  CustomerLogin,
  CustomerLoginAnswer,
  CustomerProfile,
  OperatorLogin,
  SessionOperator,
  TokenPair,
  VendorLogin,
  VerifiedEmail,
} from "./auth";
import type { OperatorActs } from "./operator/operator-act";
import type { PendingEmailChange } from "./account/email-change";
import type { AccountDeletion } from "./account/own-data";
import type { MailStop, Notice, NoticeChoices, PushState, UnreadNotices } from "./notice";
import type { ReferralInfo } from "./registration/promo";
import type { Registrant } from "./registration/register";
import type { ActiveSession } from "./session";
import type { ConnectedLogin, SocialLinked, SocialLogin, SocialNetworks } from "./social";
import type { Wedding } from "./wedding";
import type { CodeSent, TwoStepPending } from "./two-step";

export type IdentityReplies = {
  Wedding: Wedding;
  AccountDeletion: AccountDeletion;
  ActiveSessions: ActiveSession[];
  CodeSent: CodeSent;
  ConnectedLogins: ConnectedLogin[];
  CustomerLogin: CustomerLogin;
  CustomerLoginAnswer: CustomerLoginAnswer;
  CustomerProfile: CustomerProfile;
  MailStop: MailStop;
  NoticeChoices: NoticeChoices;
  Notices: Page<Notice>;
  OperatorLogin: OperatorLogin;
  PushState: PushState;
  OperatorActs: OperatorActs;
  PendingEmailChange: PendingEmailChange;
  ReferralInfo: ReferralInfo;
  Registrant: Registrant;
  SessionOperator: SessionOperator;
  SocialLinked: SocialLinked;
  SocialLoginAnswer: SocialLogin | TwoStepPending;
  SocialNetworks: SocialNetworks;
  TokenPair: TokenPair;
  TwoStepPending: TwoStepPending;
  UnreadNotices: UnreadNotices;
  VendorLogin: VendorLogin;
  VerifiedEmail: VerifiedEmail;
};

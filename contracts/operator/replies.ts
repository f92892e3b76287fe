import type { OperatorHealth } from "./health";
import type { OperatorHome } from "./home";
import type { OperatorDisputes, OperatorLedger } from "./money";
import type { OperatorOrder, OperatorOrderDecision, OperatorOrders } from "./order";
import type { OperatorMarket } from "./market";
import type { OperatorPeople, OperatorPerson, PersonDeletion } from "./person";
import type { OperatorProposal, OperatorProposals } from "./proposal";
import type { FoundPage } from "./search";

export type OperatorReplies = {
  FoundPage: FoundPage;
  OperatorHealth: OperatorHealth;
  OperatorHome: OperatorHome;
  OperatorDisputes: OperatorDisputes;
  OperatorLedger: OperatorLedger;
  OperatorOrder: OperatorOrder;
  OperatorOrderDecision: OperatorOrderDecision;
  OperatorOrders: OperatorOrders;
  OperatorMarket: OperatorMarket;
  OperatorPeople: OperatorPeople;
  OperatorPerson: OperatorPerson;
  PersonDeletion: PersonDeletion;
  OperatorProposal: OperatorProposal;
  OperatorProposals: OperatorProposals;
};

import type { OperatorHome } from "./home";
import type { OperatorOrder, OperatorOrderDecision, OperatorOrders } from "./order";
import type { OperatorPerson } from "./person";
import type { OperatorProposal, OperatorProposals } from "./proposal";
import type { FoundPage } from "./search";

export type OperatorReplies = {
  FoundPage: FoundPage;
  OperatorHome: OperatorHome;
  OperatorOrder: OperatorOrder;
  OperatorOrderDecision: OperatorOrderDecision;
  OperatorOrders: OperatorOrders;
  OperatorPerson: OperatorPerson;
  OperatorProposal: OperatorProposal;
  OperatorProposals: OperatorProposals;
};

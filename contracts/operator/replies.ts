import type { OperatorHome } from "./home";
import type { OperatorOrder, OperatorOrderDecision, OperatorOrders } from "./order";
import type { OperatorProposal, OperatorProposals } from "./proposal";

export type OperatorReplies = {
  OperatorHome: OperatorHome;
  OperatorOrder: OperatorOrder;
  OperatorOrderDecision: OperatorOrderDecision;
  OperatorOrders: OperatorOrders;
  OperatorProposal: OperatorProposal;
  OperatorProposals: OperatorProposals;
};

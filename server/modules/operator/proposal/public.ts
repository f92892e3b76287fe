export { confirmedProposals, waitingProposals } from "./repo";
export { payOrPropose, proposalsOf, propose } from "./service";
export { connectProposalWorks, type ProposalWorks } from "./works";

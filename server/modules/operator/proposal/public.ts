export { payOrPropose, proposalsOf } from "./service";
export { connectProposalWorks, type ProposalWorks } from "./works";

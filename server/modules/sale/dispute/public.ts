export { closeDispute, openDispute } from "./service";
export { evidenceFiles, waitingDisputes } from "./repo";
export { readEvidenceFile, sendEvidence } from "./service-evidence";

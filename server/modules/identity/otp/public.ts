export { deleteCodesOf } from "./repo";
export {
  type ChallengeVerdict,
  closeChallenges,
  codeForChallenge,
  openChallenge,
  tryChallenge,
} from "./service-challenge";

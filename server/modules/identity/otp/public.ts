export { deleteCodesOf } from "./repo";
export {
  accountOfChallenge,
  type ChallengeVerdict,
  closeChallenges,
  codeForChallenge,
  openChallenge,
  tryChallenge,
} from "./service-challenge";

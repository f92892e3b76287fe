export type { ShareLinkRow } from "./repo";
export {
  addShareLink,
  findShareLink,
  forgetShareLinks,
  linksOf,
  openShareLink,
  presentShareLink,
  revokeShareLink,
} from "./service";

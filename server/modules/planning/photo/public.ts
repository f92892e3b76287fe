export { forgetOwnPhotos, forgetPhotos, ownPhotos } from "./service-forget";
export { readPhotos } from "./service-guest";

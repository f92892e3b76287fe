export { picturesRestored, picturesTakenDown } from "./mail";
export {
  endTakedown,
  hiddenNames,
  hiddenOfProduct,
  hiddenOfProfile,
  keepTakedown,
  type PicturePlace,
  withPictures,
} from "./service";

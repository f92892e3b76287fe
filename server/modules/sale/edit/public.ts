export { repriceItem } from "./reprice";
export { closeEdits, expireOrderEdits } from "./service-expire";
export { listEdits, previewEdit, requestEdit } from "./service";

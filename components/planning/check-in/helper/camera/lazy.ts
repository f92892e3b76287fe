/** Loaded when the camera is first used; the page keeps it for the time without network. */
export const loadScanner = () => import("./scanner");

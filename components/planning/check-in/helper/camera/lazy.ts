/** Loaded when the camera is first used, and cached with the page for offline use. */
export const loadScanner = () => import("./scanner");

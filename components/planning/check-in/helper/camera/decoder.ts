/** Reads QR codes where the browser can't. */
export const loadDecoder = () => import("jsqr");

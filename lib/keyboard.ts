/** Local storage: `off` in browsers whose owner has turned shortcuts of one key off (WCAG 2.1, 2.1.4). */
export const SHORTCUTS_KEY = "sayang:shortcuts";

export const HEART = "M0 30C-60 -14 -34 -58 0 -26C34 -58 60 -14 0 30Z";

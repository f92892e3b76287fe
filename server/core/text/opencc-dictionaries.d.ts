/** Pairs such as `陳 陈|張 张`: a character, then those that replace it. */
declare module "opencc-js/dict/*" {
  const pairs: string;
  export default pairs;
}

export { latestTokenAt, makeToken, ownerOfToken, spendAllTokens, spendToken } from "./service";

import type { OperatorHome } from "./home";

export type OperatorReplies = { OperatorHome: OperatorHome };

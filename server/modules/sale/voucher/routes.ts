import { voucherCodeBody } from "@/contracts/sale/promotion/voucher.schema";
import { route } from "@/server/http/route";
import { claimVoucher, readBalance, readWallet } from "./service-wallet";

export const voucherRoutes = [
  route({
    method: "POST",
    path: "/evoucher/balance",
    guard: "public",
    summary: "What is left on a voucher; where it was spent only to its owner",
    reply: "VoucherBalance",
    body: voucherCodeBody,
    throttle: { policy: "voucher" },
    whileReadOnly: "allowed",
    run: ({ actor, body }) => readBalance(actor?.role === "customer" ? actor.customerId : null, body.code),
  }),
  route({
    method: "GET",
    path: "/voucher-wallet",
    guard: "customer",
    summary: "The couple's gift vouchers, campaign vouchers and store credit, with their history",
    reply: "Wallet",
    run: ({ actor }) => readWallet(actor.customerId),
  }),
  route({
    method: "POST",
    path: "/voucher-wallet",
    guard: "customer",
    summary: "Add a gift voucher to the couple's account",
    reply: "WalletVoucher",
    body: voucherCodeBody,
    throttle: { policy: "voucher", of: ({ actor }) => actor.customerId },
    message: "Voucher added to your account",
    run: ({ actor, body }) => claimVoucher(actor.customerId, body.code),
  }),
];

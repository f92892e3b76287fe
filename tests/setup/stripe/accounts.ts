import { type Emit, newId } from "./books";
import { invalid, missing, OAuthRefusal, type Params, page, textOf } from "./protocol";

type Account = { id: string; complete: boolean };
type Reversal = { id: string; object: "transfer_reversal"; amount: number; metadata: Record<string, string> };
type Transfer = {
  id: string;
  object: "transfer";
  amount: number;
  amount_reversed: number;
  currency: string;
  destination: string;
  transfer_group: string | null;
  metadata: Record<string, string>;
};

/** Connected accounts and the transfers to them, as Stripe keeps them. */
export class StripeAccounts {
  readonly transfers: Transfer[] = [];
  /** Our balance, reduced by transfers. */
  balance = Number.MAX_SAFE_INTEGER;
  private readonly accounts = new Map<string, Account>();
  private readonly codes = new Map<string, string>();
  private readonly reversals = new Map<string, Reversal[]>();

  constructor(private readonly emit: Emit) {}

  /** A vendor presses "Connect" on Stripe's page. Returns the code that it comes back with. */
  connect(complete: boolean): string {
    const account = { id: newId("acct"), complete };
    this.accounts.set(account.id, account);
    const code = newId("ac");
    this.codes.set(code, account.id);
    return code;
  }

  /** The vendor provides what Stripe still required. */
  complete(id: string): void {
    const account = this.accounts.get(id);
    if (!account) throw missing(id);
    account.complete = true;
    this.emit("account.updated", this.retrieve(id), id);
  }

  token(params: Params): object {
    const code = textOf(params, "code") ?? "";
    const id = this.codes.get(code);
    this.codes.delete(code);
    if (!id || textOf(params, "grant_type") !== "authorization_code") {
      throw new OAuthRefusal("invalid_grant", `Authorization code does not exist: ${code}`);
    }
    return { stripe_user_id: id, scope: "read_write", livemode: false, token_type: "bearer" };
  }

  retrieve(id: string): object {
    const account = this.accounts.get(id);
    if (!account) {
      throw invalid("The provided key does not have access to this account", "account_invalid", 403);
    }
    return {
      id,
      object: "account",
      details_submitted: account.complete,
      payouts_enabled: account.complete,
      capabilities: { transfers: account.complete ? "active" : "inactive" },
      requirements: { currently_due: account.complete ? [] : ["external_account"], past_due: [] },
    };
  }

  transfer(params: Params): object {
    const amount = Number(params["amount"]);
    const destination = textOf(params, "destination") ?? "";
    const account = this.accounts.get(destination);
    if (!account) throw missing(destination);
    if (!account.complete) {
      throw invalid(
        "Your destination account needs the transfers capability",
        "insufficient_capabilities_for_transfer",
      );
    }
    if (amount > this.balance)
      throw invalid("You have insufficient funds in your account", "balance_insufficient");
    this.balance -= amount;
    const transfer: Transfer = {
      id: newId("tr"),
      object: "transfer",
      amount,
      amount_reversed: 0,
      currency: "sgd",
      destination,
      transfer_group: textOf(params, "transfer_group") ?? null,
      metadata: (params["metadata"] ?? {}) as Record<string, string>,
    };
    this.transfers.push(transfer);
    this.emit("transfer.created", { ...transfer });
    return transfer;
  }

  listTransfers(params: Params): object {
    const group = textOf(params, "transfer_group");
    return page(
      "/v1/transfers",
      this.transfers.filter((transfer) => transfer.transfer_group === group),
      params,
    );
  }

  reverse(id: string, params: Params): object {
    const transfer = this.transfers.find((each) => each.id === id);
    if (!transfer) throw missing(id);
    const amount = Number(params["amount"]);
    if (transfer.amount_reversed + amount > transfer.amount) throw invalid("Reversal amount is too high");
    transfer.amount_reversed += amount;
    const reversal: Reversal = {
      id: newId("trr"),
      object: "transfer_reversal",
      amount,
      metadata: (params["metadata"] ?? {}) as Record<string, string>,
    };
    this.reversals.set(id, [...(this.reversals.get(id) ?? []), reversal]);
    this.emit("transfer.reversed", { ...transfer });
    return reversal;
  }

  listReversals(id: string, params: Params): object {
    return page(`/v1/transfers/${id}/reversals`, this.reversals.get(id) ?? [], params);
  }
}

import { PROMO_DISMISSED_KEY } from "./promo-dismissal";
import { DAY_MS } from "@/lib/time";

/** The key in storage. */
const KEY = "sayang:referral";

const KEPT_MS = 30 * DAY_MS;
const CAMPAIGN_FIELDS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
const CAMPAIGN_MAX = 120;
const CODE = /^[A-Z0-9][A-Z0-9_-]{0,39}$/;

export type Campaign = Partial<Record<(typeof CAMPAIGN_FIELDS)[number], string>>;
/** `refCode` is empty when nobody referred the visitor. */
export type Referral = { refCode: string; campaign: Campaign };

type Dated<T> = { value: T; until: number };
type Kept = {
  ref?: Dated<string> | undefined;
  campaign?: Dated<Campaign> | undefined;
  /** The latest code. It credits no vendor; it only distinguishes a new link from a reloaded one. */
  lastRef?: string;
};

/**
 * Stores the referral in a URL: `ref` and the `utm_*` parameters. The first touch counts for 30 days, for code and
 * campaign independently; later ones change nothing until it expires. A `ref` other than the latest brings the promo
 * popup back. Logging out clears the referral with the rest of storage, because the next person at this screen was not
 * sent by the same friend. Stores nothing when storage is blocked.
 */
export function captureReferral(url: string, now = Date.now()): void {
  const params = new URL(url).searchParams;
  const refCode = cleanCode(params.get("ref"));
  const campaign = campaignOf(params);
  if (!refCode && !campaign) return;
  withStorage((storage) => {
    const kept = read(storage, now);
    const until = now + KEPT_MS;
    if (refCode && refCode !== kept.lastRef) storage.removeItem(PROMO_DISMISSED_KEY);
    const next: Kept = {
      ref: kept.ref ?? (refCode ? { value: refCode, until } : undefined),
      campaign: kept.campaign ?? (campaign ? { value: campaign, until } : undefined),
      lastRef: refCode || kept.lastRef || "",
    };
    storage.setItem(KEY, JSON.stringify(next));
  });
}

/** Returns the referral, which registration and the promo request send to the server. */
export function readReferral(now = Date.now()): Referral {
  const kept = withStorage((storage) => read(storage, now)) ?? {};
  return { refCode: kept.ref?.value ?? "", campaign: kept.campaign?.value ?? {} };
}

function cleanCode(text: string | null): string {
  const code = (text ?? "").trim().toUpperCase();
  return CODE.test(code) ? code : "";
}

function campaignOf(params: Pick<URLSearchParams, "get">): Campaign | null {
  const found = CAMPAIGN_FIELDS.flatMap((field) => {
    // Control characters would end up in reports.
    const value = (params.get(field) ?? "").replace(/\p{C}/gu, "").trim().slice(0, CAMPAIGN_MAX);
    return value ? [[field, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** Anyone at the screen can edit storage, so malformed and expired values are ignored. */
function read(storage: Storage, now: number): Kept {
  const kept = parse(storage.getItem(KEY));
  const ref = alive(kept.ref, now);
  const campaign = alive(kept.campaign, now);
  const code = typeof ref?.value === "string" ? cleanCode(ref.value) : "";
  const fields = new Map(
    Object.entries(campaign?.value ?? {}).filter(([, value]) => typeof value === "string"),
  );
  const known = campaignOf({ get: (name) => fields.get(name) ?? null });
  return {
    ref: ref && code ? { value: code, until: ref.until } : undefined,
    campaign: campaign && known ? { value: known, until: campaign.until } : undefined,
    lastRef: typeof kept.lastRef === "string" ? kept.lastRef : "",
  };
}

function alive<T>(dated: Dated<T> | undefined, now: number): Dated<T> | undefined {
  return dated && dated.until > now && dated.until <= now + KEPT_MS ? dated : undefined;
}

function parse(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}

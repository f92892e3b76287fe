import type { AccountRole } from "@/contracts/identity/auth";
import type { Db } from "@/server/db/client";
import { accountsOnSameDevice } from "@/server/modules/identity/session/public";
import type { ReportRow } from "./repo";
import { otherReports } from "./repo-operator";

const ACCOUNT_ROLE_WORDS: Readonly<Record<AccountRole, string>> = {
  customer: "the couple",
  vendor: "the vendor",
  operator: "the operator",
};

/** Returns sentences about patterns that suggest abuse, by the reporters or the reported. Hints, never proof. */
export async function patternsOf(db: Db, reports: readonly ReportRow[]): Promise<string[]> {
  const [first] = reports;
  if (!first) return [];
  const { targetAccountId } = first;
  const [others, twins] = targetAccountId
    ? await Promise.all([
        otherReports(db, { ...first, targetAccountId }),
        accountsOnSameDevice(db, targetAccountId),
      ])
    : [{ things: 0, onOneDay: 0 }, []];
  const alike = reportsFromOneDevice(reports);
  return [
    ...(alike > 1 ? [`${alike} of these reports came from the same browser and network`] : []),
    ...(others.onOneDay > 2
      ? [`${others.onOneDay} reports about this account were sent on the same day`]
      : []),
    ...twins.map(
      ({ email, role }) => `The same browser and network was used by ${ACCOUNT_ROLE_WORDS[role]} ${email}`,
    ),
  ];
}

function reportsFromOneDevice(reports: readonly ReportRow[]): number {
  const counts = new Map<string, number>();
  for (const { ip, userAgent } of reports) {
    if (ip === "" || userAgent === "") continue;
    const device = `${ip} ${userAgent}`;
    counts.set(device, (counts.get(device) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

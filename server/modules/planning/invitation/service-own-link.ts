import type { OwnLinkBody } from "@/contracts/planning/invitation/wedding-page.schema";
import { fullName } from "@/lib/text/full-name";
import { foldName } from "@/lib/text/fold";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { factsOf, notifyPlanning, publishedPage } from "@/server/modules/planning/wedding/public";
import { rsvpLink } from "./rules/links";
import { linkByText } from "./mail";
import * as repo from "./repo/send";
import { makeLinks } from "./service";
import { mailLinks } from "./service-send";

/**
 * Mails households their own links, for visitors of the wedding page; also those that were never sent one. The response
 * is the same for any address, so that it doesn't reveal who is on the list.
 */
export async function mailOwnLink({ slug, email }: OwnLinkBody, now = new Date()): Promise<void> {
  await forPublished(slug, async (tx, weddingId) => {
    const found = await repo.findByEmail(tx, weddingId, email);
    await mailLinks(tx, found, "invited");
    return noteAllSent(tx, found, now);
  });
}

/**
 * Texts households their own links, for guests who give their name and number as on the couple's list. The link is sent
 * to that number only, and the response is the same for any name and number.
 */
export async function textOwnLink(
  { slug, name, code, number }: { slug: string; name: string; code: string; number: string },
  now = new Date(),
): Promise<void> {
  await forPublished(slug, async (tx, weddingId) => {
    const known = await repo.findByPhone(tx, weddingId, code, number);
    const found = known.filter(({ household, guests }) => isNamed(name, household, guests));
    const { couple } = await factsOf(tx, weddingId);
    for (const each of found) {
      const language = each.language ?? "en";
      await enqueueMessage(tx, linkByText, {
        to: `${code}${number}`,
        couple,
        language,
        link: rsvpLink(each),
      });
    }
    return noteAllSent(tx, found, now);
  });
}

/** True if the name is the household's or a guest's, with the family name first, last or omitted. */
function isNamed(typed: string, household: string, guests: readonly repo.GuestName[]): boolean {
  const name = foldName(typed);
  const names = guests.flatMap(({ firstName, lastName }) => [
    fullName({ firstName, lastName }),
    `${lastName} ${firstName}`,
    firstName,
  ]);
  return name !== "" && [household, ...names].some((each) => foldName(each) === name);
}

/** Runs `find` for a published page whose couple may send mail, and notifies their open screens if it found anyone. */
async function forPublished(
  slug: string,
  find: (tx: Transaction, weddingId: string) => Promise<number>,
): Promise<void> {
  const page = await publishedPage(slug);
  if (!page) return;
  const { weddingId } = page;
  await makeLinks(await getDb(), weddingId);
  await inTransaction(async (tx) => {
    const { isVerified } = await factsOf(tx, weddingId);
    if (!isVerified) return;
    if ((await find(tx, weddingId)) > 0) await notifyPlanning(tx, weddingId, "invitations");
  });
}

async function noteAllSent(tx: Transaction, found: readonly { id: string }[], now: Date): Promise<number> {
  for (const { id } of found) await repo.noteSent(tx, id, now);
  return found.length;
}

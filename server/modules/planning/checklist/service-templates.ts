import type { Ceremony, TasksAdded } from "@/contracts/planning/checklist";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { CustomerActor } from "@/server/core/actor";
import { inTransaction } from "@/server/db/transaction";
import { requireWedding, weddingDayOf } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo";
import { tickBooked } from "./repo-booked";
import { catchUp } from "./service-move";
import { type TaskTemplate, TEMPLATES } from "./templates";

/**
 * Adds the tasks of the chosen ceremonies and the basics, except existing ones. Due dates are relative to the wedding
 * day; categories that are already booked are ticked.
 */
export async function addTemplates(
  actor: CustomerActor,
  ceremonies: readonly Ceremony[],
  now = new Date(),
): Promise<TasksAdded> {
  const { weddingId, customerId } = await requireWedding(actor, "plan");
  return inTransaction(async (tx) => {
    const day = await weddingDayOf(tx, customerId);
    const today = todayInSingapore(now);
    const known = new Set(await repo.templateKeys(tx, weddingId));
    const chosen = new Map<string, TaskTemplate>();
    for (const ceremony of ["basics", ...ceremonies] as const) {
      for (const template of TEMPLATES[ceremony]) {
        const [key] = template;
        const full = key.includes(".") ? key : `${ceremony}.${key}`;
        if (!known.has(full)) chosen.set(full, template);
      }
    }
    const slugs = [...chosen.values()].flatMap(([, , , slug]) => slug ?? []);
    const categories = await repo.categoriesBySlug(tx, slugs);
    const rows = [...chosen].map(([templateKey, [, title, offsetDays, slug, notes = ""]]) => ({
      weddingId,
      templateKey,
      title,
      notes,
      offsetDays,
      dueOn: day ? catchUp(addDays(day, offsetDays), day, today) : null,
      categoryId: (slug && categories.get(slug)) || null,
    }));
    await repo.insertTasks(tx, rows);
    return { added: rows.length, alreadyDone: await tickBooked(tx, { weddingId, customerId }, now) };
  });
}

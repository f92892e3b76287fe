import type { DisputeEvidence } from "../gateway";
import { stripeClient } from "./client";
import { asking } from "./errors";

/** Stripe accepts one file per field, whatever its content. */
const FIELDS = ["uncategorized_file", "service_documentation", "customer_communication", "receipt"] as const;

export async function submitEvidence({ disputeId, text, files }: DisputeEvidence): Promise<void> {
  await asking(async () => {
    const stripe = stripeClient();
    const evidence: Record<string, string> = { uncategorized_text: text };
    for (const [at, field] of FIELDS.entries()) {
      const file = files[at];
      if (!file) break;
      const { id } = await stripe.files.create({
        purpose: "dispute_evidence",
        file: { data: file.bytes, name: file.name, type: file.mime },
      });
      evidence[field] = id;
    }
    await stripe.disputes.update(disputeId, { evidence, submit: true });
  });
}

import { CANCELLATION_STARTS, CANCELLATION_TRANSITIONS } from "@/contracts/sale/order/cancellation";
import { ORDER_TRANSITIONS } from "@/contracts/sale/order/order-process";

export const PROCESSES_FILE = "docs/processes.md";

type Transitions = Record<string, { from: readonly string[]; to: string; by: readonly string[] }>;

function edges(transitions: Transitions): string[] {
  return Object.entries(transitions).flatMap(([name, { from, to, by }]) =>
    from.map((state) => `  ${state} --> ${to}: ${name} (${by.join(", ")})`),
  );
}

const chart = (lines: readonly string[]) => ["```mermaid", "stateDiagram-v2", ...lines, "```"].join("\n");

/** Returns the text of docs/processes.md: diagrams of the transition graphs in contracts/. */
export function describeProcesses(): string {
  const starts = Object.entries(CANCELLATION_STARTS).map(([by, state]) => `  [*] --> ${state}: ${by}`);
  return `# Processes

Drawn from the graphs in \`contracts/\` by \`npm run docs:processes\`; a test fails when a drawing is out of date. Each arrow names its transition and who may take it.

## Order

\`before\` is the state that a request to cancel interrupted ([contracts/sale/order/order-process.ts](../contracts/sale/order/order-process.ts)).

${chart(["  [*] --> awaiting_payment", ...edges(ORDER_TRANSITIONS)])}

## Cancellation

While it runs, the order is under cancellation ([contracts/sale/order/cancellation.ts](../contracts/sale/order/cancellation.ts)).

${chart([...starts, ...edges(CANCELLATION_TRANSITIONS)])}
`;
}

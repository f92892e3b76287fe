import type { BadgeTone } from "@/components/ui/feedback/badge";

type Order = { id: string; couple: string; state: string; tone: BadgeTone; total: string };

export const ORDERS: readonly Order[] = [
  { id: "SY-1042", couple: "Mei Ling & Farid", state: "Pending", tone: "warn", total: "$40,478.24" },
  { id: "SY-1041", couple: "Priya & Arjun", state: "All paid", tone: "info", total: "$6,880.00" },
  { id: "SY-1038", couple: "Grace & Wei Jie", state: "Delivered", tone: "good", total: "$2,350.50" },
  { id: "SY-1031", couple: "Nur Aisyah & Hakim", state: "Cancelled", tone: "bad", total: "$980.00" },
];

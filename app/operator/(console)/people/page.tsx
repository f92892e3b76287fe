import type { Metadata } from "next";
import { OperatorPeopleView } from "@/components/operator/person/operator-people-view";

export const metadata: Metadata = { title: "People" };

export default function OperatorPeoplePage() {
  return <OperatorPeopleView />;
}

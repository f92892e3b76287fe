import type { Metadata } from "next";
import { ContactView } from "@/components/messaging/ticket/contact/contact-view";
import { TICKET_NUMBER, TICKET_TOPICS } from "@/contracts/messaging/ticket/ticket";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page/page-metadata";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const VENDOR_FAQ = "3";

export function generateMetadata(): Metadata {
  const description =
    "Answers for couples and vendors, and the way to reach the people at Sayang. We answer within two working days.";
  return pageMetadata("/contact-us", "Contact Us", description, { picture: "page/contact-us" });
}

export default async function ContactPage({ searchParams }: Props) {
  const { faqindex, sent, topic } = await searchParams;
  return (
    <ContactView
      email={readEnv().supportEmail}
      vendorFaq={faqindex === VENDOR_FAQ}
      topic={TICKET_TOPICS.find((each) => each === topic) ?? ""}
      message=""
      sent={typeof sent === "string" && TICKET_NUMBER.test(sent) ? sent : null}
    />
  );
}

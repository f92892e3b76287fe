import { ButtonLink } from "@/components/ui/action/button";

/** The link home from a page that has only a message. */
export const HomeLink = () => (
  <ButtonLink href="/" variant="secondary">
    Go to Sayang
  </ButtonLink>
);

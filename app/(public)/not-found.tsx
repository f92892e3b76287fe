import { NotFoundView } from "@/components/ui/feedback/message-page/not-found-view";

/** Rendered inside the public layout, which brings the header and footer. */
export default function NotFound() {
  return <NotFoundView />;
}

import { NotFoundView } from "@/components/ui/not-found-view";

/** Inside the public layout, which brings the header and footer. */
export default function NotFound() {
  return <NotFoundView />;
}

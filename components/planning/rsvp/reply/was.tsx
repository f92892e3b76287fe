/**
 * The value that the page shows in a field. `readRsvpForm` accepts only what differs from it, because several people in
 * a household may have the page open.
 */
export const Was = ({ field, value }: { field: string; value: string }) => (
  <input type="hidden" name={`was.${field}`} value={value} />
);

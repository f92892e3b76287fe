import { FileField } from "@/components/ui/form/file-field";
import { CANCELLATION_FILE_ACCEPT, CANCELLATION_FILES_MAX } from "@/contracts/sale/order/cancellation";

/** Files that only both parties and Sayang can open. */
export function EvidenceField({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <FileField
      id={id}
      name={name}
      label={label}
      multiple
      accept={CANCELLATION_FILE_ACCEPT}
      hint={`Up to ${CANCELLATION_FILES_MAX} files of 10 MB: PDF, Word, text, JPEG, PNG or GIF. Only you, the other side and Sayang can open them.`}
    />
  );
}

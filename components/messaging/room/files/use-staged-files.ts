import { useState } from "react";
import { ROOM_FILES_MAX } from "@/contracts/messaging/room";
import { problemOf } from "./file-words";

/** Returns the files to send with the next message, and the problems of those that can't be sent. */
export function useStagedFiles() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [complaint, setComplaint] = useState("");
  return {
    files,
    complaint,
    add: (chosen: readonly File[]) => {
      const good = chosen.filter((file) => problemOf(file) === "");
      const tooMany = files.length + good.length > ROOM_FILES_MAX;
      const refused = chosen.find((file) => problemOf(file) !== "");
      setComplaint(
        refused
          ? `${refused.name}: ${problemOf(refused)}`
          : tooMany
            ? `You can send ${ROOM_FILES_MAX} files at a time`
            : "",
      );
      setFiles([...files, ...good].slice(0, ROOM_FILES_MAX));
    },
    remove: (at: number) => {
      setComplaint("");
      setFiles(files.filter((_, index) => index !== at));
    },
    clear: () => {
      setComplaint("");
      setFiles([]);
    },
  };
}

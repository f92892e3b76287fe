"use client";
import { useEffect, useState } from "react";
import { Lightbox } from "@/components/ui/gallery/lightbox";
import type { ChatFile } from "@/contracts/messaging/room";
import { roomApi } from "@/services/messaging/room";
import { useAppDispatch } from "@/store/hooks";

type Props = { files: readonly ChatFile[]; first: number; of: string; onClose: () => void };

const { getRoomFile } = roomApi.endpoints;

/** The pictures of a message in an overlay, showing small copies until the full ones have loaded. */
export default function FileLightbox({ files, first, of, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [sources, setSources] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const asked = files.flatMap(({ id }) =>
      (["small", "full"] as const).map((size) => {
        const query = dispatch(getRoomFile.initiate({ id, size }));
        void query
          .unwrap()
          .then((src) =>
            setSources((known) => (size === "small" && known[id] ? known : { ...known, [id]: src })),
          )
          .catch(() => undefined);
        return query;
      }),
    );
    return () => asked.forEach((query) => query.unsubscribe());
  }, [dispatch, files]);
  // The lightbox needs a source from the start.
  if (files.some(({ id }) => !sources[id])) return null;
  const pictures = files.map(({ id, name }) => ({ src: sources[id] ?? "", alt: name }));
  return <Lightbox of={of} pictures={pictures} first={first} onClose={onClose} />;
}

/**
 * Records that a person has opened the page, because link previews load no pictures. `src` is a call that returns a
 * picture.
 */
export function SeenPicture({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={1}
      height={1}
      referrerPolicy="no-referrer"
      style={{ position: "absolute", opacity: 0 }}
    />
  );
}

declare module "libheif-js/wasm-bundle" {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Calls back with null when the picture can't be decoded. */
    display(into: Pixels, done: (drawn: Pixels | null) => void): void;
  };
  class HeifDecoder {
    /** Returns the pictures of a file that aren't parts of another, none if it can't be read. */
    decode(bytes: Uint8Array): HeifImage[];
  }
  const libheif: { HeifDecoder: typeof HeifDecoder };
  export default libheif;
}

declare module "heic-decode" {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  type Image = { width: number; height: number; decode(): Promise<Pixels> };
  const decode: { all(source: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }> };
  export default decode;
}

import { loadDecoder } from "./decoder";

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
/** Wide enough for a code at arm's length, and quick to read. */
const WIDTH = 640;

/** Returns a function that reads a QR code from a video frame, natively where the browser can, else in script. */
export async function codeReader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: decode } = await loadDecoder();
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (!paper || videoWidth === 0) return Promise.resolve(null);
    canvas.width = Math.min(WIDTH, videoWidth);
    canvas.height = Math.round((canvas.width * videoHeight) / videoWidth);
    paper.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = paper.getImageData(0, 0, canvas.width, canvas.height);
    return Promise.resolve(decode(data, width, height)?.data ?? null);
  };
}

/**
 * The sizes in which the home page's pictures are stored, the widest under the plain name, each as WebP and AVIF
 * (scripts/pictures/home-pictures.ts).
 */
export const HOME_PICTURES = {
  /** Beside the headline, in tall frames. */
  arch: { width: 440, height: 760, narrower: [256] },
  card: { width: 640, height: 480, narrower: [320, 384] },
} as const;

export type HomeShape = keyof typeof HOME_PICTURES;

/** Returns a picture's files, narrowest first, without extensions. */
export function homeFiles(name: string, shape: HomeShape): { name: string; width: number; height: number }[] {
  const { width, height, narrower } = HOME_PICTURES[shape];
  return [
    ...narrower.map((less) => ({
      name: `${name}_${less}`,
      width: less,
      height: Math.round((less * height) / width),
    })),
    { name, width, height },
  ];
}

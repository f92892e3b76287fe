/**
 * The pictures of the home page are kept in these sizes, the widest under the plain name, each as WebP and AVIF
 * (scripts/pictures/home-pictures.ts).
 */
export const HOME_PICTURES = {
  /** Beside the headline, in tall frames. */
  arch: { width: 440, height: 760, narrower: [256] },
  card: { width: 640, height: 480, narrower: [320, 384] },
} as const;

export type HomeShape = keyof typeof HOME_PICTURES;

/** The files of a picture, narrowest first, without their endings. */
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

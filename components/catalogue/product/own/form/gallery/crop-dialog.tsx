"use client";
import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import styles from "./gallery-field.module.css";
import { pictureUrl } from "./picture-url";
import type { Picture } from "@/components/catalogue/product/own/form/draft/product-values";

type Props = { picture: Picture; onClose: () => void; onCropped: (file: Blob) => void };

const SHAPES = { "Wide 4:3": 4 / 3, "Square 1:1": 1, "Upright 3:4": 3 / 4 };

/** Cuts a part out of a picture. */
export default function CropDialog({ picture, onClose, onCropped }: Props) {
  const url = pictureUrl(picture);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [aspect, setAspect] = useState(4 / 3);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setBusy] = useState(false);
  const apply = async () => {
    if (!area) return;
    setBusy(true);
    onCropped(await cutOut(url, area));
  };
  return (
    <Dialog
      title="Crop picture"
      onClose={onClose}
      bodyClass={styles.crop}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={() => void apply()}>
            Crop picture
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        {url ? (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={aspect}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_shown, pixels) => setArea(pixels)}
          />
        ) : null}
      </div>
      <fieldset>
        <legend className="visually-hidden">Shape</legend>
        {Object.entries(SHAPES).map(([label, value]) => (
          <label key={label}>
            <input type="radio" name="shape" checked={aspect === value} onChange={() => setAspect(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <label>
        Zoom
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </Dialog>
  );
}

async function cutOut(url: string, { x, y, width, height }: Area): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg", 0.92);
  });
}

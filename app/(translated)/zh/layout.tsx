import { TranslatedFrame } from "@/app/translated-frame";

export default TranslatedFrame;
